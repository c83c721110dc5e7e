import { frameId } from './frame-id.ts';

/**
 * A diagram for other sites is cut from a page as it is rendered, so that its captions are the page's. Marks say where
 * each begins and ends; what Astro needs to wake islands stands once, before the first of them.
 */

const MARKED = /<!--begin (.+?)-->([\s\S]*?)<!--end-->/g;
const WAKING = /(?:<(style|script)>[\s\S]*?<\/\1>)+(?=<astro-island )/;
const LOCAL_LINK = /(<a\b[^>]*\s)href="#([^"]*)"/g;

/** What marks an example while its page is rendered: what goes before it, and behind it. */
export function marksOf(example: string): readonly [before: string, behind: string] {
  return [`<!--begin ${example}-->`, '<!--end-->'];
}

/** The marked examples of a rendered page by id, each as it stands first; with each island goes what wakes it. */
export function cut(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waking = WAKING.exec(html)?.[0] ?? '';
  for (const [, example = '', board = ''] of html.matchAll(MARKED)) {
    const alone = board.replace(waking, '').replace('<astro-island ', (island) => waking + island);
    if (!found.has(example)) found.set(example, alone);
  }
  return found;
}

/**
 * The diagram with its links made for a frame on another site, whose document opens links in a new window: those to
 * frames of its own stay inside, and those to other places of the page, at `path`, lead there.
 */
export function ledOut(html: string, example: string, path: string): string {
  const own = frameId(example, '');
  return html.replace(LOCAL_LINK, (_, before: string, to: string) =>
    to.startsWith(own) ? `${before}href="#${to}" target="_self"` : `${before}href="${path}#${to}"`,
  );
}
