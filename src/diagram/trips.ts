import { stackAt } from '../engine/board.ts';
import type { Place, Point, Position, Side, WrittenStep } from '../engine/types.ts';
import { checkerSpot, LIFT, TALLEST, traySpot, type Spot } from './geometry.ts';

/** The way of one checker through a turn. */
export interface Trip {
  /** Its origin, then its landings. */
  readonly places: readonly [Point, ...Place[]];
  /** Which step of the turn, counted from 1, brought it to each landing. */
  readonly steps: readonly number[];
  /**
   * Where it is drawn at its origin and after each landing but the last. Where the stack it leaves is drawn full all the
   * same, its origin is one place beyond it.
   */
  readonly spots: readonly Spot[];
}

interface OpenTrip {
  places: [Point, ...Place[]];
  steps: number[];
  spots: Spot[];
}

/** Where a checker of `side` is drawn on a point with `level` of its own beneath it, no higher than `limit`. */
function stackSpot(position: Position, side: Side, point: Point, level: number, limit = TALLEST - 1): Spot {
  const stack = stackAt(position.board, point);
  const isOnTop = stack !== null && (stack.side === side ? stack.pinning : stack.count === 1);
  return checkerSpot(point, Math.min(level, limit) + (isOnTop ? LIFT : 0));
}

/**
 * The checkers that move in a turn, each with its way, in the order in which they set out. A step that starts where an
 * earlier one ended is made by the same checker: it lies on top. `before` is the position the steps start from.
 */
export function trips(before: Position, side: Side, steps: readonly WrittenStep[]): readonly Trip[] {
  const open: OpenTrip[] = [];
  const own = new Map<Point, number>();
  const ownAt = (point: Point): number => {
    const stack = stackAt(before.board, point);
    return own.get(point) ?? (stack?.side === side ? stack.count : 0);
  };
  steps.forEach(({ from, to }, index) => {
    if (from === 'off') return;
    const level = Math.max(ownAt(from) - 1, 0);
    let trip = open.findLast(({ places }) => places.at(-1) === from);
    if (!trip) {
      trip = { places: [from], steps: [], spots: [] };
      open.push(trip);
    }
    trip.spots.push(stackSpot(before, side, from, level, trip.spots.length === 0 ? TALLEST : TALLEST - 1));
    trip.places.push(to);
    trip.steps.push(index + 1);
    own.set(from, ownAt(from) - 1);
    if (to !== 'off') own.set(to, ownAt(to) + 1);
  });
  return open;
}

/** Where the checker of `side` that would leave a point is drawn. */
export function topSpot(position: Position, side: Side, from: Point): Spot {
  const stack = stackAt(position.board, from);
  return stackSpot(position, side, from, stack?.side === side ? stack.count - 1 : 0);
}

/** Where a landing is drawn that may not be made: on top of whatever stands there. */
export function refusedSpot(position: Position, side: Side, to: Place): Spot {
  if (to === 'off') return traySpot(side, position.board.off[side]);
  const stack = stackAt(position.board, to);
  if (!stack) return checkerSpot(to, 0);
  const isBlot = stack.side !== side && stack.count === 1 && !stack.pinning;
  return checkerSpot(to, isBlot ? LIFT : Math.min(stack.count, TALLEST) + (stack.pinning ? LIFT : 0));
}
