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

/** How a moved checker knows where it came from: its points and its steps' numbers. Its way stands before it. */
function marks({ trip }: MovedChecker): Record<string, string> {
  return { 'data-m': trip.places.join('-'), 'data-s': trip.steps.join(' ') };
}

/**
 * Checkers that do not move, as one line through their middles: each of its corners bears a checker (the markers of
 * Defs.astro). A page holds more than a thousand of them.
 */
function through(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, index) => {
      const before = spots[index - 1];
      return before?.x === x ? `v${String(y - before.y)}` : `${before ? 'L' : 'M'}${String(x)} ${String(y)}`;
    })
    .join('');
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

function crossed({ x, y }: Spot): string {
  return `M${String(x - 13)} ${String(y - 13)}l26 26m0-26l-26 26`;
}

/**
 * One frame of an example as a drawing. What all frames share (ground, rim, dice) is drawn once a page by Defs.astro;
 * its looks are in diagram.css. Never mirrored, whatever the direction of the page.
 */
export function Board({ scene, label }: Props) {
  const { dice, cross } = scene;
  return (
    <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={label} class={cross && 'no'}>
      <use href="#board" />
      {scene.marked.length > 0 && <path class="mark" d={scene.marked.map(triangle).join('')} />}
      {SIDES.map((side) => scene.off[side] > 0 && <path class={side} d={bars(side, scene.off[side])} />)}
      {[scene.pinned, scene.resting].map((checkers) =>
        SIDES.map((side) => {
          const own = checkers.filter((checker) => checker.side === side);
          return own.length > 0 && <path class={`${side}s`} d={through(own)} />;
        }),
      )}
      {scene.attempts.map((way) => (
        <path class="way" d={way} />
      ))}
      {scene.movedOff.map((bar) => (
        <>
          <path class="way" d={bar.way} />
          <rect
            class={bar.side}
            x={bar.x - EDGE.width / 2}
            y={bar.y - EDGE.height / 2}
            width={EDGE.width}
            height={EDGE.height}
            {...marks(bar)}
          />
        </>
      ))}
      {scene.moved.map((checker) => (
        <>
          <path class="way" d={checker.way} />
          <circle class={checker.side} r={RADIUS} cx={checker.x} cy={checker.y} {...marks(checker)} />
        </>
      ))}
      {scene.pinning.map(({ x, y }) => (
        <circle class="pin" r="4.5" cx={x} cy={y} />
      ))}
      {scene.counts.map(({ side, point, x, y, count }) => (
        <text class={side} x={x} y={y} data-p={point}>
          {count}
        </text>
      ))}
      {cross && <path class="cross" d={crossed(cross)} />}
      {dice?.roll.map((die, index) => {
        const { x, y } = dieSpot(index === 0 ? 0 : 1);
        return <use class={dice.side} href={`#d${String(die)}`} x={x} y={y} />;
      })}
    </svg>
  );
}
