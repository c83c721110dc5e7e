import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';

/** A stretch of a page that has an address of its own: what stands before the first heading, or under one. */
export interface Section {
  /** Of the heading; empty for the beginning of the page. */
  readonly id: string;
  readonly title: string;
  /** As it is read, in one line. */
  readonly text: string;
}

/**
 * What of a page's main element is no text of that page: ways to other pages, the list of pages on a front page with
 * all that follows it, and what boards say of themselves (the lists that stand for a board, its controls, its dice).
 */
const NOT_TEXT = [
  ...['nav', 'svg', 'template', 'button', '.colophon', '.heading > :not(:first-child)'],
  ...['.controls', '.ear', '.words', '.state', '.refusal'],
  ...['article > h2:not([id])', 'article > h2:not([id]) ~ *', '.entry dl:has(a)'],
];

/** These do not part words. */
const INLINE = new Set(['A', 'B', 'CODE', 'EM', 'I', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP']);

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The sections of a page, from its HTML, in their order; one without a word is left out. */
export function sectionsOf(html: string): readonly Section[] {
  // The parser takes what is in a `pre` for text, tags and all, unless this list leaves it out.
  const blockTextElements = { script: false, style: false };
  const main = parse(html, { comment: false, blockTextElements }).querySelector('main');
  if (!main) throw new Error('A page without a main element cannot be searched.');
  for (const element of main.querySelectorAll(NOT_TEXT.join())) element.remove();

  let current = { id: '', title: '', text: '' };
  const sections = [current];
  const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      current.text += node.text;
      return;
    }
    if (node.tagName === 'H1') {
      current.title = oneLine(node.text);
    } else if (/^H[23]$/.test(node.tagName) && node.id !== '') {
      current = { id: node.id, title: oneLine(node.text), text: '' };
      sections.push(current);
    } else {
      const gap = INLINE.has(node.tagName) ? '' : ' ';
      current.text += gap;
      node.childNodes.forEach(visit);
      current.text += gap;
    }
  };
  visit(main);
  return sections.map((each) => ({ ...each, text: oneLine(each.text) })).filter(({ text }) => text !== '');
}
