import { isSome, succeed, type Result } from './result.ts';
import type { SetupFault } from './faults.ts';
import { SIDES, type Board, type Point, type Position, type Setup, type Side, type Stack } from './types.ts';

export const CHECKERS = 15;
export const POINTS = Array.from({ length: 24 }, (_, index) => (index + 1) as Point);
export const HOME = 6;
/** A side's start in its own numbers. */
export const START = 24;

export function opponent(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** A point in `side`'s own numbers, from White's; and back again, for it is its own inverse. */
export function ownNumber(side: Side, point: number): number {
  return side === 'white' ? point : 25 - point;
}

/** The point with `side`'s own number `own` (1 to 24), in White's numbers. */
export function pointOf(side: Side, own: number): Point {
  return ownNumber(side, own) as Point;
}

export function stackAt(board: Board, point: Point): Stack | null {
  return board.points[point - 1] ?? null;
}

/** How many checkers of `side` stand on the point, a pinned one included. */
export function countAt(board: Board, side: Side, point: Point): number {
  const stack = stackAt(board, point);
  if (!stack) return 0;
  return stack.side === side ? stack.count : Number(stack.pinning);
}

export function isPinnedAt(board: Board, side: Side, point: Point): boolean {
  const stack = stackAt(board, point);
  return stack !== null && stack.pinning && stack.side !== side;
}

/** The sum of the own numbers of all the side's checkers on the board, pinned ones included (RULES 1). */
export function pipCount({ board }: Setup, side: Side): number {
  return POINTS.reduce((sum, point) => sum + countAt(board, side, point) * ownNumber(side, point), 0);
}

/** The position before the first turn: fifteen of each side on its start (RULES 6). */
export function startPosition(turn: Side): Position {
  const points = POINTS.map((point): Stack | null => {
    const side = SIDES.find((candidate) => ownNumber(candidate, point) === START);
    return side ? { side, count: CHECKERS, pinning: false } : null;
  });
  return { board: { points, off: { white: 0, black: 0 } }, turn } as Setup as Position;
}

function isCount(count: unknown, least: number): boolean {
  return typeof count === 'number' && Number.isInteger(count) && count >= least;
}

function isStack({ side, count, pinning }: Stack): boolean {
  return SIDES.includes(side) && isCount(count, 1) && typeof pinning === 'boolean';
}

/**
 * Accepts a setup in which each side has its fifteen checkers, and not both are wholly borne off. Whether play could
 * reach it is not asked (RULES 4). What cannot be a board (a stack of half a checker, 25 points) is refused as
 * `bad-token`. The position is a copy: what becomes of the setup afterwards does not change it.
 */
export function checkSetup(setup: Setup): Result<Position, SetupFault> {
  const { points, off } = setup.board;
  const faults: SetupFault[] = [];
  const isBoard = points.length === POINTS.length && points.every((stack) => stack === null || isStack(stack));
  if (!isBoard || !SIDES.includes(setup.turn)) faults.push({ code: 'bad-token', at: 0, token: '' });
  const bothOff = SIDES.every((side) => off[side] === CHECKERS);
  for (const side of SIDES) {
    const found = POINTS.reduce((sum, point) => sum + countAt(setup.board, side, point), off[side]);
    if (found !== CHECKERS || bothOff || !isCount(off[side], 0)) faults.push({ code: 'wrong-total', side, found });
  }
  if (isSome(faults)) return { ok: false, faults };
  const board = { points: points.map((stack) => stack && { ...stack }), off: { ...off } };
  return succeed({ board, turn: setup.turn } as Setup as Position);
}
