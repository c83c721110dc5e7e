import type { Point, Side } from '../engine/types.ts';
import { BAR_LEFT, BAR_RIGHT, LEFT, MIDDLE, POINT_WIDTH } from './columns.ts';

export { MIDDLE, POINT_WIDTH } from './columns.ts';

/**
 * Where things are on the drawn board, in units of its view box. The printed literature's way round (DESIGN 4): points
 * 13–24 along the top from left to right, 12–1 along the bottom, White's home bottom right, trays at the right edge.
 */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const RADIUS = 16;
/** Between two checkers of a stack, centre to centre. */
export const LEVEL = 34;
/** How far a checker that pins stands off the one beneath it, in levels: as much of that one stays in sight. */
export const LIFT = 0.42;
/** A stack is drawn no higher than this; a count on its top checker says the rest. */
export const TALLEST = 5;

const RIM = 26;
export const FIELD = { left: LEFT, top: RIM, right: 522, bottom: 2 * MIDDLE - RIM } as const;
export const BAR = { left: BAR_LEFT, right: BAR_RIGHT } as const;
export const TRAY = { left: 530, right: 566 } as const;
export const WIDTH = 568;
export const HEIGHT = FIELD.bottom + RIM;
export const POINT_HEIGHT = 4.7 * LEVEL;
/** A borne-off checker lies in the tray on its edge. */
export const EDGE = { width: 26, height: 7, pitch: 10 } as const;

export function isTop(point: Point): boolean {
  return point > 12;
}

/** The middle of a point, from left to right. */
export function pointX(point: Point): number {
  const column = isTop(point) ? point - 13 : 12 - point;
  const bar = column < 6 ? 0 : BAR.right - BAR.left;
  return FIELD.left + (column + 0.5) * POINT_WIDTH + bar;
}

/** How high a checker is drawn: `level` 0 lies at the rim; higher ones than `TALLEST` share the top. */
export function drawnLevel(level: number): number {
  return Math.min(level, TALLEST - 1);
}

/** The centre of a checker on a point; levels may be broken numbers. */
export function checkerSpot(point: Point, level: number): Spot {
  const away = LEVEL / 2 + 0.5 + level * LEVEL;
  return { x: pointX(point), y: Math.round(isTop(point) ? FIELD.top + away : FIELD.bottom - away) };
}

/** The centre of a borne-off checker in its side's tray: White's fills upwards, Black's downwards. `index` counts from 0. */
export function traySpot(side: Side, index: number): Spot {
  const away = 8 + index * EDGE.pitch;
  return { x: (TRAY.left + TRAY.right) / 2, y: side === 'white' ? FIELD.bottom - away : FIELD.top + away };
}

/** The middles of the two dice. No checker ever stands on the bar of this game, so the dice lie there. */
export function dieSpot(index: 0 | 1): Spot {
  return { x: (BAR.left + BAR.right) / 2, y: MIDDLE + (index === 0 ? -17 : 17) };
}
