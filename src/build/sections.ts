import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';

/** A stretch of a page that has an address of its own: what stands before the first heading, or under one. */
export interface Section {
  /** Of the heading; empty for the beginning of the page. */
  readonly id: string;
  readonly title: string;
  /** As it is read, in one line. */
  readonly text: string;
}

/** What of a page's main element is no text of that page: ways to other pages, drawings, controls. */
const NO_TEXT = new Set(['NAV', 'SVG', 'TEMPLATE', 'BUTTON']);
/** Nor is what boards say of themselves: the lists that stand for a board, its controls, its dice. */
const NO_TEXT_CLASSES = ['colophon', 'controls', 'ear', 'words', 'state', 'refusal'];

/** These do not part words. */
const INLINE = new Set(['A', 'B', 'CODE', 'EM', 'I', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP']);

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

/** The list of pages on a front page begins with a heading that has no address. */
function beginsList(node: Node): boolean {
  return isElement(node) && node.tagName === 'H2' && node.id === '';
}

function isText(node: Node): boolean {
  if (!isElement(node)) return true;
  return !NO_TEXT.has(node.tagName) && !NO_TEXT_CLASSES.some((name) => node.classList.contains(name));
}

/** What of an element is text of its page. */
function textOf(element: HTMLElement): readonly Node[] {
  const { childNodes, classList, tagName } = element;
  const list = tagName === 'ARTICLE' ? childNodes.findIndex(beginsList) : -1;
  const own = (list < 0 ? childNodes : childNodes.slice(0, list)).filter(isText);
  // Beside a heading stands its id; below a term, where the rules speak of it.
  if (classList.contains('heading')) return own.filter(isElement).slice(0, 1);
  if (classList.contains('entry')) {
    return own.filter((node) => !isElement(node) || node.tagName !== 'DL' || !node.querySelector('a'));
  }
  return own;
}

/** The sections of a page, from its HTML, in their order; one without a word is left out. */
export function sectionsOf(html: string): readonly Section[] {
  // The parser takes what is in a `pre` for text, tags and all, unless this list leaves it out.
  const blockTextElements = { script: false, style: false };
  const main = parse(html, { comment: false, blockTextElements }).querySelector('main');
  if (!main) throw new Error('A page without a main element cannot be searched.');

  let current = { id: '', title: '', text: '' };
  const sections = [current];
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
      textOf(node).forEach(visit);
      current.text += gap;
    }
  };
  visit(main);
  return sections.map((each) => ({ ...each, text: oneLine(each.text) })).filter(({ text }) => text !== '');
}
