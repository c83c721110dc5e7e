import type { MdastNode } from 'satteri';
import { attribute, childrenOf, extent, isElement, type Element } from './elements.ts';
import type { Field } from './frontmatter.ts';
import { isCodeLanguage } from './grammars.ts';

/** Stands in prose for a component that prints a number: one die, a pip count. */
export const NUMBER = '\uE000';
/** Stands in prose for a component that prints anything else. */
export const OTHER = '\uE001';
/** Between two blocks of prose; nothing is read across it. */
export const BREAK = '\n\n';

/** A stretch of prose, by index: what is said not to be, or a word of another language, or code. */
export interface Exempt {
  readonly kind: 'not-ours' | 'foreign';
  readonly start: number;
  readonly end: number;
}

/**
 * What a reader reads of a page, without markup: its blocks one after another, BREAK between them, components as one
 * character. `offsets[i]` is where the character `text[i]` stands in the source.
 */
export interface Prose {
  readonly text: string;
  readonly offsets: readonly number[];
  readonly exempt: readonly Exempt[];
}

const COMPONENTS = ['Roll', 'Play', 'Pips', 'Move', 'Position', 'ReachCount', 'LeavingMean'];
const NUMBERS = ['Pips', 'ReachCount', 'LeavingMean'];
/** A comment, in any of our languages for code. */
const REMARK = /#[ ]*(.*)$/gmu;
const INLINE = ['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode', 'break', 'mdxJsxTextElement'];
const SILENT = ['yaml', 'code', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

class ProseBuilder {
  readonly #source: string;
  readonly #exempt: Exempt[] = [];
  readonly #offsets: number[] = [];
  #text = '';

  constructor(source: string) {
    this.#source = source;
  }

  /** Takes over source text as it stands; a line's end and the indentation after it count as one space. */
  copy(start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      this.put(this.#source.charAt(at), at);
      if (this.#source[at] !== '\n') continue;
      while (at + 1 < end && this.#source[at + 1] === ' ') at += 1;
    }
  }

  put(text: string, at: number): void {
    this.#text += text;
    for (let each = 0; each < text.length; each += 1) this.#offsets.push(at);
  }

  block(at: number): void {
    if (this.#text !== '' && !this.#text.endsWith(BREAK)) this.put(BREAK, at);
  }

  visit(node: MdastNode): void {
    const { start, end } = extent(node);
    if (node.type === 'code' && isCodeLanguage(node.lang)) this.#remarks(start, end);
    if (SILENT.includes(node.type)) return;
    if (node.type === 'text') this.copy(start, end);
    else if (node.type === 'break') this.put('\n', start);
    else if (node.type === 'inlineCode') this.#exempted('foreign', () => this.copy(start + 1, end - 1));
    else if (isElement(node)) this.#element(node, start);
    else this.#inside(node, start, end);
  }

  #inside(node: MdastNode, start: number, end: number): void {
    const isBlock = !INLINE.includes(node.type);
    if (isBlock) this.block(start);
    for (const child of childrenOf(node)) this.visit(child);
    if (isBlock) this.block(end);
  }

  /** What an author says beside the turns of a game is prose too. */
  #remarks(start: number, end: number): void {
    for (const { index, 0: whole, 1: said = '' } of this.#source.slice(start, end).matchAll(REMARK)) {
      const to = start + index + whole.length;
      this.block(start);
      this.copy(to - said.length, to);
      this.block(to);
    }
  }

  #element(node: Element, start: number): void {
    const name = node.name ?? '';
    if (COMPONENTS.includes(name)) {
      const isNumber = NUMBERS.includes(name) || (name === 'Roll' && attribute(node, 'die') !== undefined);
      this.put(isNumber ? NUMBER : OTHER, start);
      return;
    }
    const inside = (): void => this.#inside(node, start, extent(node).end);
    if (name === 'NotOurs') this.#exempted('not-ours', inside);
    else if (attribute(node, 'lang') !== undefined) this.#exempted('foreign', inside);
    else inside();
  }

  #exempted(kind: Exempt['kind'], visit: () => void): void {
    const start = this.#text.length;
    visit();
    this.#exempt.push({ kind, start, end: this.#text.length });
  }

  done(): Prose {
    return { text: this.#text, offsets: this.#offsets, exempt: this.#exempt };
  }
}

/** Gathers the prose of a page: the given fields of its frontmatter, each a block, then its text. */
export function gatherProse(source: string, fields: readonly Field[], root: MdastNode): Prose {
  const builder = new ProseBuilder(source);
  for (const { at, length } of fields) {
    builder.copy(at, at + length);
    builder.block(at + length);
  }
  builder.visit(root);
  return builder.done();
}
