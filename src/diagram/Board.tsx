import { SIDES } from '../engine/types.ts';
import {
  dieSpot,
  EDGE,
  FIELD,
  HEIGHT,
  isTop,
  POINT_HEIGHT,
  pointX,
  RADIUS,
  traySpot,
  WIDTH,
  type Spot,
} from './geometry.ts';
import type { MovedChecker, Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  /** What a listener is told in place of the drawing. */
  readonly label: string;
}

/** How a moved checker knows where it came from: its points, its steps' numbers, its earlier places against its own. */
function marks({ trip, x, y }: MovedChecker): Record<string, string> {
  const places = trip.places.join('-');
  const offsets = trip.spots.map((spot) => `${String(spot.x - x)} ${String(spot.y - y)}`).join(' ');
  return { 'data-m': places, 'data-s': trip.steps.join(' '), 'data-d': offsets };
}

/** A checker that does not move: it is one of many in a path, for a page holds more than a thousand of them. */
function disc({ x, y }: Spot): string {
  const r = String(RADIUS);
  const across = String(2 * RADIUS);
  return `M${String(x - RADIUS)} ${String(y)}a${r} ${r} 0 1 1 ${across} 0 ${r} ${r} 0 1 1-${across} 0`;
}

function bars(side: 'white' | 'black', count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = traySpot(side, index);
    return `M${String(x - EDGE.width / 2)} ${String(y - EDGE.height / 2)}h${String(EDGE.width)}v${String(EDGE.height)}h-${String(EDGE.width)}z`;
  }).join('');
}

function triangle(point: Scene['marked'][number]): string {
  const base = isTop(point) ? FIELD.top : FIELD.bottom;
  const tip = isTop(point) ? POINT_HEIGHT : -POINT_HEIGHT;
  return `M${String(pointX(point) - 19)} ${String(base)}l19 ${String(tip)} 19 ${String(-tip)}`;
}

function cross({ x, y }: Spot): string {
  return `M${String(x - 13)} ${String(y - 13)}l26 26m0-26l-26 26`;
}

/**
 * One frame of an example as a drawing. What all frames share (ground, rim, dice) is drawn once a page by Defs.astro;
 * its looks are in diagram.css. Never mirrored, whatever the direction of the page.
 */
export function Board({ scene, label }: Props) {
  const { dice, refused } = scene;
  return (
    <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={label} class={refused && 'no'}>
      <use href="#board" />
      {scene.marked.length > 0 && <path class="mark" d={scene.marked.map(triangle).join('')} />}
      {scene.ghosts.map(({ x, y }) => (
        <circle class="ghost" r={RADIUS} cx={x} cy={y} />
      ))}
      {SIDES.map((side) => scene.off[side] > 0 && <path class={side} d={bars(side, scene.off[side])} />)}
      {[scene.pinned, scene.resting].map((checkers) =>
        SIDES.map((side) => {
          const own = checkers.filter((checker) => checker.side === side);
          return own.length > 0 && <path class={side} d={own.map(disc).join('')} />;
        }),
      )}
      {scene.path !== '' && <path class="way" d={scene.path} />}
      {scene.movedOff.map((bar) => (
        <rect
          class={bar.side}
          x={bar.x - EDGE.width / 2}
          y={bar.y - EDGE.height / 2}
          width={EDGE.width}
          height={EDGE.height}
          {...marks(bar)}
        />
      ))}
      {scene.moved.map((checker) => (
        <circle class={checker.side} r={RADIUS} cx={checker.x} cy={checker.y} {...marks(checker)} />
      ))}
      {scene.pinning.map(({ x, y }) => (
        <circle class="pin" r="4.5" cx={x} cy={y} />
      ))}
      {scene.counts.map(({ side, point, x, y, count }) => (
        <text class={side} x={x} y={y} data-p={point}>
          {count}
        </text>
      ))}
      {refused?.landings.map(({ x, y }) => (
        <circle class="ghost" r={RADIUS} cx={x} cy={y} />
      ))}
      {refused && <path class="cross" d={cross(refused.cross)} />}
      {dice?.roll.map((die, index) => {
        const { x, y } = dieSpot(index === 0 ? 0 : 1);
        return <use class={dice.side} href={`#d${String(die)}`} x={x} y={y} />;
      })}
    </svg>
  );
}
