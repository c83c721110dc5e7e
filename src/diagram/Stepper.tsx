import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { listen } from './listen.ts';
import { begin, reduce } from './stepper.ts';
import { View } from './view.ts';

interface Props {
  /** `topic/name`. Drawn by the server; a page does not hand it on to the script (build/lean.ts). */
  readonly example?: string;
  /** The single steps of each frame's turn. */
  readonly steps: readonly number[];
  /** Controls, frames and the live region, whole in the HTML. */
  readonly children?: ComponentChildren;
}

/** How long a frame stays while the example plays, in milliseconds. */
const PLAY_TIME = 2600;

/**
 * Makes the frames of an example, which stand in the page already, into a board that steps. It shows, moves and announces
 * what the frames' own marks say; it knows neither the rules nor the language.
 */
export function Stepper({ example, steps, children }: Props) {
  const [state, dispatch] = useReducer(reduce, steps, begin);
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<View>(null);

  useLayoutEffect(() => {
    if (!root.current) return undefined;
    view.current = new View(root.current);
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

  return (
    <div class="example" data-example={example} data-stepped ref={root}>
      {children}
    </div>
  );
}
