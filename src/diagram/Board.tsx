import { h } from 'preact';
import { shapesOf } from './drawing.ts';
import { HEIGHT, WIDTH } from './geometry.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  /** What a listener is told in place of the drawing. */
  readonly label: string;
}

/** One frame of an example as a drawing. */
export function Board({ scene, label }: Props) {
  return (
    <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={label} class={scene.cross && 'no'}>
      {shapesOf(scene).map(({ name, attributes, text }) => h(name, attributes, text))}
    </svg>
  );
}
