import type { MdastNode } from 'satteri';
import type { Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import { childrenOf, extent, isElement } from '../elements.ts';
import type { Page } from '../page.ts';

/** Elements that print only what is in them; every other component prints something of its own. */
const WRAPPERS = ['Caption', 'Term', 'Entry', 'NotOurs', 'span'];

function isBlank(node: MdastNode): boolean {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.trim() === '';
  if (isElement(node) && !WRAPPERS.includes(node.name ?? '')) return false;
  return childrenOf(node).every(isBlank);
}

/** What must not be empty, as it is called; nothing for other nodes. */
function nameOf(node: MdastNode): string | undefined {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'link') return 'link';
  return isElement(node) && WRAPPERS.includes(node.name ?? '') ? `<${node.name ?? ''}>` : undefined;
}

/** Whether it may stand in an example: a caption, or the space between two. */
function isCaption(node: MdastNode): boolean {
  if (isElement(node)) return node.name === 'Caption';
  return node.type === 'text' && node.value.trim() === '';
}

class Structure {
  readonly problems: Diagnostic[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  visit(node: MdastNode, parent?: MdastNode): void {
    const name = nameOf(node);
    if (name !== undefined && isBlank(node)) this.#add(node, 'empty-element', `The ${name} is empty.`);
    if (isElement(node) && node.name === 'Example') {
      if (parent?.type !== 'root') {
        const message = 'An example stands by itself, an empty line before and after it, in no list and no quotation.';
        this.#add(node, 'misplaced-example', message);
      }
      for (const child of node.children.flatMap((each) => (each.type === 'paragraph' ? each.children : [each]))) {
        if (isCaption(child)) continue;
        this.#add(child, 'loose-text', 'In an example stand captions, and nothing beside them.');
      }
    }
    for (const child of childrenOf(node)) this.visit(child, node);
  }

  #add(node: MdastNode, code: DiagnosticCode, message: string): void {
    const { source } = this.#page;
    const { start, end } = extent(node);
    const written = source.text.slice(start, end);
    const at = start + Math.max(0, written.search(/\S/));
    const line = source.text.slice(at, end).split('\n', 1)[0] ?? '';
    this.problems.push({ ...source.place(at, Math.max(1, line.length)), code, message: [message] });
  }
}

function repeatedExamples({ source, examples }: Page): readonly Diagnostic[] {
  return examples.flatMap(({ id, at, length }, index): readonly Diagnostic[] => {
    const first = examples.slice(0, index).find((other) => id !== undefined && other.id === id);
    if (!first) return [];
    const line = String(source.place(first.at, 1).line);
    const message = `The page has the example ${String(id)} already, in line ${line}.`;
    const hint = 'Lead to it with a link (#topic-name), or make another example.';
    return [{ ...source.place(at, length), code: 'repeated-example', message: [message], hint }];
  });
}

/** Each example stands once on a page and by itself, with captions and nothing else in it; nothing is empty. */
export function checkStructure(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => {
    const structure = new Structure(page);
    structure.visit(page.root);
    return [...structure.problems, ...repeatedExamples(page)];
  });
}
