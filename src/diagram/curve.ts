import { MIDDLE, type Spot } from './geometry.ts';

/** How round the way of one die is; a longer one, which a refused turn may try, would be a half circle. */
const ROUND = { radius: 180, longest: 300, longRadius: 420 } as const;

/** One step to `to`: along a row it bows out into the middle of the board, across the board it is straight. */
function step(from: Spot, to: Spot): string {
  const end = `${String(to.x)} ${String(to.y)}`;
  const isTop = from.y < MIDDLE;
  if (isTop !== to.y < MIDDLE) return `L${end}`;
  const radius = String(Math.abs(to.x - from.x) > ROUND.longest ? ROUND.longRadius : ROUND.radius);
  return `A${radius} ${radius} 0 0 ${isTop === to.x < from.x ? '1' : '0'} ${end}`;
}

/** The way of one checker as the `d` of a path, from middle to middle of its places. */
export function curve(spots: readonly Spot[]): string {
  const [first, ...others] = spots;
  if (!first) return '';
  return `M${String(first.x)} ${String(first.y)}${others.map((to, index) => step(spots[index] ?? first, to)).join('')}`;
}
