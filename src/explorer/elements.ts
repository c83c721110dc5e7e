import { shapesOf } from '../diagram/drawing.ts';
import type { Scene } from '../diagram/scene.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws a scene into the picture of a board, in place of what it showed. */
export function draw(svg: Element, scene: Scene): void {
  const shapes = shapesOf(scene).map(({ name, attributes, text = '' }) => {
    const shape = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
    shape.textContent = String(text);
    return shape;
  });
  svg.replaceChildren(...shapes);
  svg.classList.toggle('no', scene.cross !== undefined);
}

/** An element with what is to stand in it. Text is text: nothing that comes from an address is ever read as HTML. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/** The first element below `root` that `selector` finds; the page is whole, so there is one. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
}
