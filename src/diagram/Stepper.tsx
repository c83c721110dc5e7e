import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { listen } from './listen.ts';
import { begin, isAtEnd, isAtStart, reduce } from './stepper.ts';
import { View } from './view.ts';

/** What the controls say; only what changes or is announced here, the rest is in the page. */
export interface StepperWords {
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly copyLink: string;
  readonly atFirst: string;
  readonly atLast: string;
  readonly wentBack: string;
  readonly copied: string;
  readonly notCopied: string;
}

interface Props {
  readonly example: string;
  /** The single steps of each frame's turn. */
  readonly steps: readonly number[];
  readonly words: StepperWords;
  /** Links to the frames, and what is used less often. */
  readonly extras?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** How long a frame stays while the example plays, in milliseconds. */
const PLAY_TIME = 2600;

/**
 * Makes the frames of an example, which stand in the page already, into a board that steps. It shows, moves and announces
 * what the frames' own marks say; it knows neither the rules nor the language.
 */
export function Stepper({ example, steps, words, extras, children }: Props) {
  const [state, dispatch] = useReducer(reduce, steps, begin);
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<View>(null);

  useLayoutEffect(() => {
    if (!root.current) return undefined;
    view.current = new View(root.current, words);
    return listen(root.current, view.current, dispatch);
  }, []);

  useLayoutEffect(() => {
    view.current?.show(state);
  }, [state]);

  useEffect(() => {
    if (!state.isPlaying) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'tick' });
    }, PLAY_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  const none = { start: isAtStart(state), end: isAtEnd(state) };
  return (
    <div class="example" data-example={example} ref={root}>
      <div class="controls" role="group" aria-label={words.label}>
        <button data-action="first" aria-label={words.first} aria-disabled={none.start} />
        <button data-action="back" aria-label={words.back} aria-disabled={none.start} />
        <button
          data-action="play"
          aria-label={state.isPlaying ? words.pause : words.play}
          data-playing={state.isPlaying}
        />
        <button data-action="next" aria-label={words.next} aria-disabled={none.end} />
        <button data-action="last" aria-label={words.last} aria-disabled={none.end} />
        {extras}
        <button data-action="copy" aria-label={words.copyLink} />
      </div>
      {children}
      <p class="ear" role="status" translate={false} data-announce />
    </div>
  );
}
