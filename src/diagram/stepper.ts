/**
 * Where a reader is in an example, and what the controls make of it. No DOM and no rule of the game in it: a frame is a
 * number from 0 on, and each frame has so many single steps.
 */
export interface Stepping {
  /** How many single steps the turn of each frame has; 0 where nothing moved. */
  readonly steps: readonly number[];
  readonly frame: number;
  /** How many single steps of the frame's turn are done; all of them is the frame itself. */
  readonly step: number;
  readonly isPlaying: boolean;
  /** How it came to be here. `edge`: there was nothing to go to. */
  readonly by: 'forward' | 'back' | 'jump' | 'edge' | 'rest';
}

export type Action =
  | { readonly type: 'first' | 'back' | 'next' | 'last' | 'play' | 'pause' | 'tick' | 'stepNext' | 'stepBack' }
  | { readonly type: 'go'; readonly frame: number; readonly step?: number };

/** At the first frame, at rest. */
export function begin(steps: readonly number[]): Stepping {
  return { steps, frame: 0, step: steps[0] ?? 0, isPlaying: false, by: 'rest' };
}

function whole(state: Stepping, frame: number): number {
  return state.steps[frame] ?? 0;
}

export function isAtStart(state: Stepping): boolean {
  return state.frame === 0;
}

export function isAtEnd(state: Stepping): boolean {
  return state.frame === state.steps.length - 1 && state.step === whole(state, state.frame);
}

function at(state: Stepping, frame: number, by: Stepping['by'], step = whole(state, frame)): Stepping {
  return { ...state, frame, step, by, isPlaying: false };
}

function next(state: Stepping): Stepping {
  if (isAtEnd(state)) return { ...state, by: 'edge', isPlaying: false };
  const isInside = state.step < whole(state, state.frame);
  return at(state, isInside ? state.frame : state.frame + 1, 'forward');
}

function back(state: Stepping): Stepping {
  return isAtStart(state) ? { ...state, by: 'edge', isPlaying: false } : at(state, state.frame - 1, 'back');
}

function stepNext(state: Stepping): Stepping {
  if (state.step < whole(state, state.frame)) return at(state, state.frame, 'forward', state.step + 1);
  if (isAtEnd(state)) return { ...state, by: 'edge', isPlaying: false };
  return at(state, state.frame + 1, 'forward', Math.min(1, whole(state, state.frame + 1)));
}

function stepBack(state: Stepping): Stepping {
  return state.step > 1 ? at(state, state.frame, 'back', state.step - 1) : back(state);
}

function go(state: Stepping, frame: number, step?: number): Stepping {
  if (frame < 0 || frame >= state.steps.length) return state;
  const all = whole(state, frame);
  return at(state, frame, 'jump', step === undefined ? all : Math.min(Math.max(step, 0), all));
}

/** The state after an action. Playing stops at the end, and whenever the reader takes over. */
export function reduce(state: Stepping, action: Action): Stepping {
  switch (action.type) {
    case 'first':
      return isAtStart(state) ? { ...state, by: 'edge', isPlaying: false } : at(state, 0, 'jump');
    case 'last':
      return isAtEnd(state) ? { ...state, by: 'edge', isPlaying: false } : at(state, state.steps.length - 1, 'jump');
    case 'back':
      return back(state);
    case 'next':
      return next(state);
    case 'stepNext':
      return stepNext(state);
    case 'stepBack':
      return stepBack(state);
    case 'go':
      return go(state, action.frame, action.step);
    case 'play':
      return isAtEnd(state) ? { ...at(state, 0, 'jump'), isPlaying: true } : { ...state, by: 'rest', isPlaying: true };
    case 'pause':
      return { ...state, by: 'rest', isPlaying: false };
    case 'tick': {
      const after = next(state);
      return { ...after, isPlaying: !isAtEnd(after) };
    }
  }
}
