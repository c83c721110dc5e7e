/**
 * The referee's board. The referee is a second, naive implementation of the rules that shares no code with the engine:
 * it tries everything, and the engine must agree with it. This file: what stands where, and how the game stands.
 */
import type { Outcome, Point, Position, Side } from '../types.ts';
import type { RuleSet } from '../ruleset.ts';

export type Letter = 'w' | 'b';

/**
 * `points[p]` lists the checkers on point p (White's number, 1 to 24) from the bottom up: `bww` is a Black one pinned
 * under two White ones. A table is never changed once it is made.
 */
export interface Table {
  readonly points: readonly string[];
  readonly off: Readonly<Record<Letter, number>>;
}

export const ALL_POINTS: readonly number[] = Array.from({ length: 24 }, (_, index) => index + 1);

export function letterOf(side: Side): Letter {
  return side === 'white' ? 'w' : 'b';
}

export function enemyOf(letter: Letter): Letter {
  return letter === 'w' ? 'b' : 'w';
}

/** White's number of a point from `letter`'s own number, or the other way round (RULES 1). */
export function turned(letter: Letter, point: number): number {
  return letter === 'w' ? point : 25 - point;
}

export function at(table: Table, point: number): string {
  return table.points[point] ?? '';
}

/** How many checkers of a stack are of one colour. */
export function count(stack: string, letter: Letter): number {
  let found = 0;
  for (const checker of stack) if (checker === letter) found += 1;
  return found;
}

/** The checkers of one colour on a point, the pinned one included. */
export function held(table: Table, letter: Letter, point: number): number {
  return count(at(table, point), letter);
}

/** Whether a checker of this colour lies underneath enemy ones. */
export function isPinned(table: Table, letter: Letter, point: number): boolean {
  return at(table, point).startsWith(letter + enemyOf(letter));
}

/** The checkers of one colour on a point that may move (RULES 1: free is not pinned). */
export function free(table: Table, letter: Letter, point: number): number {
  return isPinned(table, letter, point) ? 0 : held(table, letter, point);
}

/** Takes the top checker of `from` to `to`, or off the board; nothing is tested. Points are White's numbers. */
export function moved(table: Table, letter: Letter, from: number, to: number | 'off'): Table {
  const points = [...table.points];
  points[from] = at(table, from).slice(0, -1);
  if (to === 'off') return { points, off: { ...table.off, [letter]: table.off[letter] + 1 } };
  points[to] = at(table, to) + letter;
  return { points, off: table.off };
}

function sideOf(letter: Letter): Side {
  return letter === 'w' ? 'white' : 'black';
}

/** How the game stands for the colour that has just made a step (RULES 4, in its order). */
export function endedBy(rules: RuleSet, table: Table, mover: Letter): Outcome | null {
  const enemy = enemyOf(mover);
  const start = turned(mover, 24);
  const enemyStart = turned(enemy, 24);
  if (table.off[mover] === 15) {
    return { winner: sideOf(mover), points: table.off[enemy] === 0 ? 2 : 1, by: 'borne-off' };
  }
  if (isPinned(table, mover, start) && isPinned(table, enemy, enemyStart)) {
    return { winner: null, points: 0, by: 'both-mothers' };
  }
  if (rules.mother && isPinned(table, enemy, enemyStart) && held(table, mover, start) === 0) {
    return { winner: sideOf(mover), points: 2, by: 'mother' };
  }
  return null;
}

/** Whether a position with `toMove` to move is over before anything is played (RULES 4: the other side is tested first). */
export function alreadyOver(rules: RuleSet, table: Table, toMove: Letter): Outcome | null {
  return endedBy(rules, table, enemyOf(toMove)) ?? endedBy(rules, table, toMove);
}

/** The engine's position, laid out on a table. */
export function layOut(position: Position): Table {
  const points = [''];
  for (const stack of position.board.points) {
    const top = stack ? letterOf(stack.side) : 'w';
    points.push(stack ? (stack.pinning ? enemyOf(top) : '') + top.repeat(stack.count) : '');
  }
  return { points, off: { w: position.board.off.white, b: position.board.off.black } };
}

/** The canonical position text (RULES 7). */
export function tableText(table: Table, toMove: Letter): string {
  const times = (number: number): string => (number === 1 ? '' : String(number));
  const words: string[] = [toMove];
  for (const point of ALL_POINTS.toReversed()) {
    const stack = at(table, point);
    if (stack === '') continue;
    const top = stack.endsWith('w') ? 'w' : 'b';
    const onTop = count(stack, top);
    const under = stack.length > onTop ? `/${stack.charAt(0)}` : '';
    words.push(`${point}:${top}${times(onTop)}${under}`);
  }
  const tray = (['w', 'b'] as const).filter((letter) => table.off[letter] > 0);
  if (tray.length > 0) words.push(`off:${tray.map((letter) => letter + times(table.off[letter])).join('')}`);
  return words.join(' ');
}

/** A point number in the engine's type. */
export function asPoint(point: number): Point {
  return point as Point;
}
