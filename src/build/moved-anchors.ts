import { messages, type Locale } from '../i18n/index.ts';
import { pagePath } from '../links/paths.ts';

/** An anchor that a page once had: the page that an old link opens now, the old anchor, and where the thing is. */
export interface MovedAnchor {
  readonly opens: string;
  readonly anchor: string;
  readonly page: string;
  readonly now: string;
}

/** Of every promised key that has moved, those that are anchors; what needs no mark on any page is left out. */
export function movedAnchors(moves: ReadonlyMap<string, string>): readonly MovedAnchor[] {
  return [...moves].flatMap(([from, to]): readonly MovedAnchor[] => {
    const [was = '', anchor] = from.split('#');
    const [page = '', now] = to.split('#');
    if (anchor === undefined || now === undefined) return [];
    const opens = moves.get(was) ?? was;
    return opens === page && anchor === now ? [] : [{ opens, anchor, page, now }];
  });
}

/** Where the element begins that holds the id: of a frame its whole diagram, which hides the frames it does not show. */
function startOf(html: string, id: string): number {
  const at = html.indexOf(` id="${id}"`);
  if (at < 0) return -1;
  const tag = html.lastIndexOf('<', at);
  if (!id.includes(':')) return tag;
  return Math.max(html.lastIndexOf('<astro-island', tag), html.lastIndexOf('<div class="example"', tag));
}

/**
 * The HTML of a page with the anchors that it once had. What has another id now is found under the old one too; where
 * something stood that is on another page, an old link shows a line that leads there, by `:target`, without a script.
 * `titleOf` is the heading of an anchor of another page. Throws if the page lacks what is said to be on it.
 */
export function withMoved(
  html: string,
  locale: Locale,
  moved: readonly MovedAnchor[],
  titleOf: (anchor: MovedAnchor) => string,
): string {
  return moved.reduce((page, each) => {
    if (each.opens === each.page) {
      const at = startOf(page, each.now);
      if (at < 0) throw new Error(`The page ${each.page} has no “${each.now}”, to which “${each.anchor}” is to lead.`);
      return `${page.slice(0, at)}<span id="${each.anchor}"></span>${page.slice(at)}`;
    }
    const words = messages(locale).site.movedTo(titleOf(each));
    const line = `<p class="moved" id="${each.anchor}"><a href="${pagePath(locale, each.page)}#${each.now}">${words}</a></p>`;
    const end = page.lastIndexOf('</article>');
    if (end < 0) throw new Error(`The page ${each.opens} has no article to put a line in.`);
    return page.slice(0, end) + line + page.slice(end);
  }, html);
}
