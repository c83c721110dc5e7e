/**
 * The script of a diagram alone, for a frame on another site: it wakes the board, without what a page of many boards
 * needs for that, and tells the page around how tall the diagram is.
 */
type Wake = (
  component: unknown,
  props: { readonly steps: readonly number[] },
  slots: { readonly default: string },
  how: { readonly client: 'load' },
) => Promise<void>;

/** The script of the boards: the board by some name, and as default what draws it (build/board-chunk.ts). */
type BoardScript = Readonly<Record<string, unknown>> & { readonly default: (island: Element) => Wake };

async function wake(island: Element): Promise<void> {
  const said = (name: string): string => island.getAttribute(name) ?? '';
  const script = (await import(/* @vite-ignore */ said('component-url'))) as BoardScript;
  // As Astro writes lists: each value behind the number of its kind.
  const { steps } = JSON.parse(said('props')) as { readonly steps: [1, [0, number][]] };
  const props = { steps: steps[1].map(([, count]) => count) };
  // What is in the slot stands there; the board only needs to know that it is there.
  await script.default(island)(script[said('component-export')], props, { default: ' ' }, { client: 'load' });
}

/** Nothing that is not public: any page may frame a diagram, and any may know how tall it is. */
function tellHeight(): void {
  const { example } = document.querySelector<HTMLElement>('[data-example]')?.dataset ?? {};
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: 'plakoto:height', example, height }, '*');
}

const island = document.querySelector('astro-island');
// While developing, Astro's own script wakes it.
if (island && import.meta.env.PROD) void wake(island);

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener('load', tellHeight);
}
