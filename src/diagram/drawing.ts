import { SIDES, type Point } from '../engine/types.ts';
import { dieSpot, EDGE, FIELD, isTop, POINT_HEIGHT, pointX, RADIUS, traySpot, type Spot } from './geometry.ts';
import type { MovedChecker, Scene } from './scene.ts';

/** One element of a drawing, as data: whoever puts it into a page, at build or in a browser, only makes it. */
export interface Shape {
  readonly name: 'circle' | 'path' | 'rect' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: number;
}

function path(className: string, d: string): Shape {
  return { name: 'path', attributes: { class: className, d } };
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

function triangle(point: Point): string {
  const base = isTop(point) ? FIELD.top : FIELD.bottom;
  const tip = isTop(point) ? POINT_HEIGHT : -POINT_HEIGHT;
  return `M${String(pointX(point) - 19)} ${String(base)}l19 ${String(tip)} 19 ${String(-tip)}`;
}

function crossed({ x, y }: Spot): string {
  return `M${String(x - 13)} ${String(y - 13)}l26 26m0-26l-26 26`;
}

/** A die at either end of a line. */
function thrown({ side, roll }: NonNullable<Scene['dice']>): Shape {
  const [start, end] = roll.map((die) => `url(#${side.charAt(0)}${String(die)})`);
  const d = through([dieSpot(0), dieSpot(1)]);
  return { name: 'path', attributes: { d, 'marker-start': start ?? '', 'marker-end': end ?? '' } };
}

/** Everything that moved, each after its way. */
function moved({ moved, movedOff }: Scene): readonly Shape[] {
  const { width, height } = EDGE;
  return [
    ...movedOff.flatMap((bar): Shape[] => [
      path('way', bar.way),
      {
        name: 'rect',
        attributes: { class: bar.side, x: bar.x - width / 2, y: bar.y - height / 2, width, height, ...marks(bar) },
      },
    ]),
    ...moved.flatMap((checker): Shape[] => [
      path('way', checker.way),
      {
        name: 'circle',
        attributes: { class: checker.side, r: RADIUS, cx: checker.x, cy: checker.y, ...marks(checker) },
      },
    ]),
  ];
}

/**
 * A scene as the shapes that draw it, from the lowest to the topmost. What all boards share (ground, rim, dice faces) is
 * drawn once a page by Defs.astro; how things look is in board.css. Never mirrored, whatever the direction of the page.
 */
export function shapesOf(scene: Scene): readonly Shape[] {
  const { dice, cross } = scene;
  return [
    // Two corners: the first bears the ground, the last the rim numbers.
    path('board', 'M0 0h0'),
    ...(scene.marked.length > 0 ? [path('mark', scene.marked.map(triangle).join(''))] : []),
    ...SIDES.flatMap((side) => (scene.off[side] > 0 ? [path(side, bars(side, scene.off[side]))] : [])),
    ...[scene.pinned, scene.resting].flatMap((checkers) =>
      SIDES.flatMap((side) => {
        const own = checkers.filter((checker) => checker.side === side);
        return own.length > 0 ? [path(`${side}s`, through(own))] : [];
      }),
    ),
    ...scene.attempts.map((way) => path('way', way)),
    ...moved(scene),
    ...scene.pinning.map(({ x, y }): Shape => ({ name: 'circle', attributes: { class: 'pin', r: 4.5, cx: x, cy: y } })),
    ...scene.counts.map(({ side, point, x, y, count }): Shape => {
      return { name: 'text', attributes: { class: side, x, y, 'data-p': point }, text: count };
    }),
    ...(cross ? [path('cross', crossed(cross))] : []),
    ...(dice ? [thrown(dice)] : []),
  ];
}
