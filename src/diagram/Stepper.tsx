import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { listen } from './listen.ts';
import { stepsIn } from './reading.ts';
import { begin, reduce } from './stepper.ts';
import { View } from './view.ts';

interface Props {
  /** `topic/name`; given to the server. */
  readonly example?: string;
  /** What the server drew; given to the script (components/client/wake.ts). */
  readonly board?: HTMLElement;
  /** Controls, frames and the live region, whole in the HTML. */
  readonly children?: ComponentChildren;
}

/** How long a frame stays while the example plays, in milliseconds. */
const PLAY_TIME = 2600;

/**
 * Makes the frames of an example, which stand in the page already, into a board that steps. It shows, moves and announces
 * what the frames' own marks say; it knows neither the rules nor the language.
 */
export function Stepper({ example, board, children }: Props) {
  const [state, dispatch] = useReducer(reduce, board, (drawn) => begin(drawn ? stepsIn(drawn) : []));
  const view = useRef<View>(null);

  useLayoutEffect(() => {
    if (!board) return undefined;
    view.current = new View(board);
    return listen(board, view.current, dispatch);
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
    <div class="example" data-example={example} data-stepped>
      {children}
    </div>
  );
}
