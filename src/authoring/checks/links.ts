import type { MdastNode } from 'satteri';
import { isLocale } from '../../i18n/locales.ts';
import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { childrenOf, extent } from '../elements.ts';
import type { Link, Page } from '../page.ts';
import { elementId } from './ids.ts';

/** An address inside the site; the page it leads to and the anchor there. */
const INSIDE = /^(?:\/([^/#?]+)\/(?:([^/#?]+)\/)?)?(?:#(.*))?$/;
const OUTSIDE = /^https?:\/\/[^/]+/;

function hasAnchor(page: Page, anchor: string): boolean {
  if (page.headings.some(({ id }) => id === anchor)) return true;
  if (page.components.some(({ name, attributes }) => name === 'Entry' && attributes.get('id') === anchor)) return true;
  return page.examples.some(({ id = '', captions }) => {
    const own = elementId(id);
    // A step inside a turn, `:1.2`, opens its frame.
    const frame = anchor.replace(/\.\d$/, '');
    return anchor === own || captions.some(({ key = '' }) => frame === `${own}:${key}`);
  });
}

function complaint(
  content: Content,
  page: Page,
  { url }: Link,
): readonly ['bad-link' | 'dead-link', string] | undefined {
  if (url === '') return ['bad-link', 'The link has no address.'];
  if (OUTSIDE.test(url)) return undefined;
  const [matched, language, name, anchor] = INSIDE.exec(url) ?? [];
  if (!matched) {
    return [
      'bad-link',
      `“${url}” is neither an anchor (#pin), nor a page (/${page.locale}/tapa/#mother), nor outside.`,
    ];
  }
  const key = language === undefined ? `${page.locale}/${page.name}` : `${language}/${name ?? 'index'}`;
  if (language !== undefined && language !== page.locale && isLocale(language)) {
    const own = url.replace(language, page.locale);
    return ['bad-link', `This leads to a page in another language; its own is ${own}.`];
  }
  if (!content.files.has(key)) return ['dead-link', `There is no page ${key}.`];
  const target = content.pages.find((each) => `${each.locale}/${each.name}` === key);
  // A page that cannot be read is reported where it stands.
  if (!target || anchor === undefined || hasAnchor(target, anchor)) return undefined;
  return ['dead-link', `${target === page ? 'This page' : `The page ${key}`} has no anchor “${anchor}”.`];
}

const BRACKET = /(?<!\\)[[\]]/;

/** Text that was to be a link, and of which brackets are left because it lacks its address or has a space before it. */
function brokenLinks({ source, root }: Page): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const visit = (node: MdastNode): void => {
    const { start, end } = extent(node);
    const bracket = node.type === 'text' ? source.text.slice(start, end).search(BRACKET) : -1;
    if (bracket >= 0) {
      const message = 'A bracket stands in the text. A link is written [text](/en/tapa/), without a space between.';
      problems.push({ ...source.place(start + bracket, 1), code: 'bad-link', message: [message] });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return problems;
}

/** Every link inside the site leads to a page that exists and, where it names a section or a frame, to that. */
export function checkLinks(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => [
    ...brokenLinks(page),
    ...page.links.flatMap((link): readonly Diagnostic[] => {
      const told = complaint(content, page, link);
      if (!told) return [];
      const [code, message] = told;
      return [{ ...page.source.place(link.at, link.length), code, message: [message] }];
    }),
  ]);
}
