import { BAR_LEFT, BAR_RIGHT, LEFT, MIDDLE, POINT_WIDTH } from './columns.ts';

interface Pile {
  readonly letter: string;
  count: number;
}

/** The point at which something stands in the drawing; the inverse of `checkerSpot`. */
export function pointAt(x: number, y: number): number {
  const column = Math.floor((x - LEFT - (x > BAR_LEFT ? BAR_RIGHT - BAR_LEFT : 0)) / POINT_WIDTH);
  return y < MIDDLE ? 13 + column : 12 - column;
}

/** The corners of the line that bears resting checkers (`through` in Board.tsx). */
function corners(line: string): readonly (readonly [x: number, y: number])[] {
  let x = 0;
  let y = 0;
  return [...line.matchAll(/([MLv])(-?\d+) ?(\d+)?/g)].map(([, command, first, second]) => {
    if (command === 'v') y += Number(first);
    else [x, y] = [Number(first), Number(second)];
    return [x, y];
  });
}

function written({ letter, count }: Pile): string {
  if (count === 0) return '';
  return count === 1 ? letter : `${letter}${String(count)}`;
}

/** How many single steps the turn of each frame of a board has: the checkers that move bear the numbers of theirs. */
export function stepsIn(board: Element): readonly number[] {
  return Array.from(board.querySelectorAll('[data-frame]'), (frame) =>
    Math.max(
      0,
      ...Array.from(frame.querySelectorAll('[data-s]'), (checker) =>
        Number(checker.getAttribute('data-s')?.split(' ').at(-1)),
      ),
    ),
  );
}

/**
 * The position that a frame shows, as `parsePosition` reads it (RULES 7), read off its drawing: it does not stand in the
 * page a second time. Only the side to move cannot be seen and is in the frame's `data-turn`.
 */
export function positionOf(frame: HTMLElement): string {
  // From bottom to top, as they are drawn: what is pinned comes first.
  const piles: (Pile[] | undefined)[] = [];
  const off = new Map<string, number>();
  const put = (letter: string, point: number): void => {
    const all = (piles[point] ??= []);
    const pile = all.find((each) => each.letter === letter);
    if (pile) pile.count += 1;
    else all.push({ letter, count: 1 });
  };
  const bearOff = (letter: string, count: number): void => {
    if (count > 0) off.set(letter, (off.get(letter) ?? 0) + count);
  };
  for (const shape of frame.querySelectorAll('svg > :is([class^=white], [class^=black])')) {
    const letter = shape.classList[0]?.[0] ?? '';
    const line = shape.getAttribute('d') ?? '';
    const place = shape.getAttribute('data-m')?.split('-').at(-1);
    const counted = piles[Number(shape.getAttribute('data-p'))]?.at(-1);
    if (place === 'off') bearOff(letter, 1);
    else if (place !== undefined) put(letter, Number(place));
    else if (shape.matches('.whites, .blacks')) for (const [x, y] of corners(line)) put(letter, pointAt(x, y));
    else if (counted) counted.count = Number(shape.getAttribute('data-n') ?? shape.textContent);
    else bearOff(letter, line.split('M').length - 1);
  }
  const points = piles.map((all = [], point) => {
    const [under, top] = all.length > 1 ? all : [undefined, all[0]];
    return top ? ` ${String(point)}:${written(top)}${under ? `/${under.letter}` : ''}` : '';
  });
  const borneOff = ['w', 'b'].map((letter) => written({ letter, count: off.get(letter) ?? 0 })).join('');
  return `${frame.dataset['turn'] ?? ''}${points.reverse().join('')}${borneOff && ` off:${borneOff}`}`;
}

/**
 * What opens a frame on the page `board`, behind the `#` of its address: the position its turn begins with, which is that
 * of the frame `before` it, the roll as its dice show it, and the turn as it was written. The rules
 * of Plakoto need no name there.
 */
export function boardHash(before: HTMLElement, frame: HTMLElement): string {
  const { rules = '', play = '' } = frame.dataset;
  const dice = (frame.innerHTML.match(/(?<=#[wb])\d/g) ?? []).join('');
  return `rules=${rules}&at=${positionOf(before)}&roll=${dice}&play=${play}`.replace(/ /g, '_');
}
