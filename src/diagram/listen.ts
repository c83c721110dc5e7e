import { readFrameHash } from './frame-hash.ts';
import type { Action } from './stepper.ts';
import type { View } from './view.ts';

type Dispatch = (action: Action) => void;

const KEYS: Readonly<Record<string, Action['type']>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Below this a finger was not drawn aside but set down, in CSS pixels. */
const SWIPE = 40;

function isDieByDie(): boolean {
  return document.documentElement.dataset['steps'] === 'dice';
}

/** Joins the controls, keys, fingers and address of one board to its stepper; returns what takes them apart again. */
export function listen(root: HTMLElement, view: View, dispatch: Dispatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const plate = root.querySelector<HTMLElement>('.frames');

  /** `text` goes to the clipboard; the reader is told whether it got there. */
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      view.announce(view.word('copied'));
    } catch {
      // Not allowed, or, away from https, not there at all.
      view.announce(view.word('notCopied'));
    }
  }

  function act(type: string): void {
    if (type === 'copy') void copy(view.address);
    if (type === 'copy-position') void copy(view.position);
    if (type === 'play' && root.querySelector('[data-playing]')) dispatch({ type: 'pause' });
    else if (type === 'next' || type === 'back')
      dispatch({ type: isDieByDie() ? `step${type === 'next' ? 'Next' : 'Back'}` : type });
    else if (type === 'first' || type === 'last' || type === 'play') dispatch({ type });
  }

  /** Shows what a hash names if it is a frame of this board. */
  function follow(hash: string): boolean {
    const { id, ...step } = readFrameHash(hash);
    const frame = view.frames.findIndex((each) => each.id !== '' && each.id === id);
    if (frame === -1) return false;
    dispatch({ type: 'go', frame, ...step });
    // A frame must not take the focus from the page around it.
    if (parent === window) plate?.focus({ preventScroll: true });
    return true;
  }

  root.addEventListener(
    'click',
    (event) => {
      const target =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action], .turns a') : null;
      if (!target) return;
      const { action } = target.dataset;
      if (action !== undefined) act(action);
      else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        dispatch({ type: 'go', frame: [...root.querySelectorAll('.turns a')].indexOf(target) });
      }
    },
    { signal },
  );

  root.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
      const type = event.key === ' ' && event.target === plate ? 'play' : KEYS[event.key];
      if (!type) return;
      event.preventDefault();
      act(type);
    },
    { signal },
  );

  // Where it leads hangs on the frame in view, and is wanted when it is about to be used, in whatever way.
  const aim = ({ target }: Event): void => {
    if (target instanceof HTMLAnchorElement && target.hasAttribute('data-board')) target.hash = view.board;
  };
  for (const type of ['pointerdown', 'click']) root.addEventListener(type, aim, { signal });

  let touch: PointerEvent | undefined;
  plate?.addEventListener('pointerdown', (event) => (touch = event.pointerType === 'touch' ? event : undefined), {
    signal,
  });
  plate?.addEventListener(
    'pointerup',
    (event) => {
      const [x, y] = touch ? [event.clientX - touch.clientX, event.clientY - touch.clientY] : [0, 0];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) act(x < 0 ? 'next' : 'back');
    },
    { signal },
  );

  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) dispatch({ type: 'pause' });
    },
    { signal },
  );
  addEventListener('hashchange', () => follow(location.hash), { signal });

  if (plate) plate.tabIndex = 0;
  root.dataset['live'] = '';
  follow(location.hash);
  return () => {
    ending.abort();
  };
}
