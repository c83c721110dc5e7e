import { h, hydrate, render, type ComponentType } from 'preact';

/** What the script of an island is given in place of what the server was: the element that the server drew. */
interface Drawn {
  readonly board: Element | null;
}

/**
 * Joins an island's component to what stands in the page: what Astro brings for Preact, but for signals, slots with names
 * and properties, which no component of ours has. The content of an island is the page's, and is never written anew.
 */
export default (island: HTMLElement) => (Component: ComponentType<Drawn>) => {
  if (!island.hasAttribute('ssr')) return;
  const content = h('astro-slot', { dangerouslySetInnerHTML: { __html: '' } });
  hydrate(h(Component, { board: island.firstElementChild }, content), island);
  island.addEventListener('astro:unmount', () => render(null, island), { once: true });
};
