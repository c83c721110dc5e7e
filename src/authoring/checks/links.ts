import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
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
  if (OUTSIDE.test(url)) return undefined;
  const [matched, language, name, anchor] = INSIDE.exec(url) ?? [];
  if (!matched) {
    return [
      'bad-link',
      `“${url}” is neither an anchor (#pin), nor a page (/${page.locale}/tapa/#mother), nor outside.`,
    ];
  }
  const key = language === undefined ? `${page.locale}/${page.name}` : `${language}/${name ?? 'index'}`;
  if (!content.files.has(key)) return ['dead-link', `There is no page ${key}.`];
  const target = content.pages.find((each) => `${each.locale}/${each.name}` === key);
  // A page that cannot be read is reported where it stands.
  if (!target || anchor === undefined || hasAnchor(target, anchor)) return undefined;
  return ['dead-link', `${target === page ? 'This page' : `The page ${key}`} has no anchor “${anchor}”.`];
}

/** Every link inside the site leads to a page that exists and, where it names a section or a frame, to that. */
export function checkLinks(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) =>
    page.links.flatMap((link): readonly Diagnostic[] => {
      const told = complaint(content, page, link);
      if (!told) return [];
      const [code, message] = told;
      return [{ ...page.source.place(link.at, link.length), code, message: [message] }];
    }),
  );
}
