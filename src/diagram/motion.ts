/** Milliseconds for the way of one die. */
const STEP_TIME = 320;

/** What moves in a frame; asking the elements themselves would make the browser compute all styles first. */
const running = new WeakMap<Element, readonly Animation[]>();

/** Where a moved checker is drawn after `done` steps of its turn, as an offset from where it ends. */
function offsetAfter(checker: Element, done: number): string {
  const steps = (checker.getAttribute('data-s') ?? '').split(' ').map(Number);
  const landed = steps.filter((step) => step <= done).length;
  if (landed === steps.length) return 'none';
  // The ends of the parts of its way, which stands before it.
  const spots = checker.previousElementSibling?.getAttribute('d')?.match(/\d+ \d+(?=[A-Z]|$)/g) ?? [];
  const [from, to] = [spots[landed], spots.at(-1)].map((spot = '') => spot.split(' ').map(Number));
  return `translate(${String((from?.[0] ?? 0) - (to?.[0] ?? 0))}px,${String((from?.[1] ?? 0) - (to?.[1] ?? 0))}px)`;
}

/** The step of the turn that moves this checker first. */
function firstStep(checker: Element): number {
  return Number.parseInt(checker.getAttribute('data-s') ?? '1', 10);
}

function movedIn(frame: Element): NodeListOf<SVGElement> {
  return frame.querySelectorAll<SVGElement>('[data-m]');
}

/** Puts the moved checkers of a frame where they are after `done` of its `all` steps. */
export function place(frame: Element, done: number, all: number): void {
  const isInside = done < all;
  // Most of the time nothing is to be done, and writing what is there already would cost a layout.
  if (!isInside && !frame.hasAttribute('data-inside')) return;
  frame.toggleAttribute('data-inside', isInside);
  for (const checker of movedIn(frame)) {
    checker.style.transform = isInside ? offsetAfter(checker, done) : '';
    checker.toggleAttribute('data-waiting', done < firstStep(checker));
  }
  for (const text of frame.querySelectorAll<SVGElement>('[data-p]')) {
    const { n = text.textContent, p = '' } = text.dataset;
    text.dataset['n'] = n;
    text.textContent = String(Number(n) + away(frame, p, done));
  }
}

/** How many more checkers stand on a point after `done` steps than at the end of the turn. */
function away(frame: Element, point: string, done: number): number {
  let more = 0;
  for (const checker of movedIn(frame)) {
    const places = (checker.getAttribute('data-m') ?? '').split('-');
    const steps = (checker.getAttribute('data-s') ?? '').split(' ').map(Number);
    const landed = steps.filter((step) => step <= done).length;
    more += Number(places[landed] === point) - Number(places.at(-1) === point);
  }
  return more;
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets the moved checkers of a frame travel from where they are after `from` steps to where they are after `to`, one
 * step after another. Resolves when they have arrived or were stopped by `stop`.
 */
export async function travel(frame: Element, from: number, to: number): Promise<void> {
  if (from === to || isStill()) return;
  const direction = Math.sign(to - from);
  const count = Math.abs(to - from);
  const way = Array.from({ length: count + 1 }, (_, index) => from + index * direction);
  const runs = [...movedIn(frame)].map((checker) =>
    checker.animate(
      way.map((done) => ({ transform: offsetAfter(checker, done), easing: 'ease-in-out' })),
      { duration: count * STEP_TIME, fill: 'both' },
    ),
  );
  running.set(frame, runs);
  frame.setAttribute('data-moving', '');
  await Promise.allSettled(runs.map((run) => run.finished));
  if (running.get(frame) !== runs) return;
  stop(frame);
}

/** Ends at once whatever moves in a frame. */
export function stop(frame: Element): void {
  for (const run of running.get(frame) ?? []) run.cancel();
  running.delete(frame);
  frame.removeAttribute('data-moving');
}
