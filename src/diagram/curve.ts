import { MIDDLE, RADIUS, type Spot } from './geometry.ts';

/** `spot`, moved towards `other` by `by` units, as text of a path. */
function towards(spot: Spot, other: Spot, by: number): string {
  const length = Math.hypot(other.x - spot.x, other.y - spot.y) || 1;
  const at = (from: number, to: number): string => String(Math.round((from + ((to - from) * by) / length) * 10) / 10);
  return `${at(spot.x, other.x)} ${at(spot.y, other.y)}`;
}

/** How far the way of a checker along one row bows out into the middle of the board, as a share of its length. */
const BOW = 0.28;

function bend(from: Spot, to: Spot): Spot {
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  const sameRow = from.y < MIDDLE === to.y < MIDDLE;
  if (!sameRow) return { x, y };
  const bow = Math.abs(to.x - from.x) * BOW + 8;
  return { x, y: Math.round(y + (y < MIDDLE ? bow : -bow)) };
}

/**
 * The way of one checker as part of a path's `d`: from rim to rim, one bow a step, with a head like an arrow's at each
 * landing so that its direction can be read.
 */
export function curve(spots: readonly Spot[]): string {
  return spots
    .slice(1)
    .map((to, index) => {
      const from = spots[index] ?? to;
      const middle = bend(from, to);
      return `M${towards(from, middle, RADIUS)}Q${String(middle.x)} ${String(middle.y)} ${towards(to, middle, RADIUS + 1)}`;
    })
    .join('');
}
