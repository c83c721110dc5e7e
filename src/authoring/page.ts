import { mdxToMdast, type MdastNode } from 'satteri';
import { fail, succeed, type Result } from '../engine/result.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Diagnostic } from './diagnostic.ts';
import { attribute, childrenOf, extent, isElement, type Element } from './elements.ts';
import { readFrontmatter, type Frontmatter } from './frontmatter.ts';
import { gatherProse, type Prose } from './prose.ts';
import type { Source } from './source.ts';
import { tellUnreadable } from './unreadable.ts';
import { gatherUses, type Uses } from './uses.ts';

/** Something on a page, by where it stands in the source. */
export interface Spot {
  readonly at: number;
  readonly length: number;
}

export interface Heading extends Spot {
  readonly id: string | undefined;
  readonly depth: number;
}

export interface CaptionUse extends Spot {
  readonly key: string | undefined;
}

export interface ExampleUse extends Spot {
  readonly id: string | undefined;
  readonly captions: readonly CaptionUse[];
}

/** `<Roll at>`, `<Play at>`, `<Pips at>`: what the engine knows of a frame, printed. `example` is the one it stands in. */
export interface Quotation extends Spot {
  readonly name: 'Roll' | 'Play' | 'Pips';
  readonly key: string;
  readonly die: string | undefined;
  readonly side: string | undefined;
  readonly example: string | undefined;
}

/** `<Move>`, `<Roll>`, `<Position>` with text in it; `at` and `length` are those of the text. */
export interface Written extends Spot {
  readonly name: 'Move' | 'Roll' | 'Position';
  readonly text: string;
  /** The example it stands in, if it stands in one. */
  readonly example: string | undefined;
}

export interface Link extends Spot {
  readonly url: string;
}

/** One page of text in one language, as far as it can be checked. */
export interface Page extends Uses {
  readonly source: Source;
  readonly locale: Locale;
  /** The file's name without its ending; `index` is the front page. */
  readonly name: string;
  readonly frontmatter: Frontmatter;
  /** Headings and examples in the order of the page. */
  readonly outline: readonly (Heading | ExampleUse)[];
  readonly headings: readonly Heading[];
  readonly examples: readonly ExampleUse[];
  /** Captions that stand in no example. */
  readonly strayCaptions: readonly CaptionUse[];
  readonly quotations: readonly Quotation[];
  readonly written: readonly Written[];
  readonly links: readonly Link[];
  readonly prose: Prose;
  /** The whole, parsed. */
  readonly root: MdastNode;
}

/** Fields of the frontmatter that readers see. */
const SHOWN_FIELDS = ['title', 'description', 'change'];

function openingTag(source: string, { start, end }: { readonly start: number; readonly end: number }): Spot {
  const close = source.indexOf('>', start);
  return { at: start, length: Math.max(1, (close < 0 ? end : Math.min(close + 1, end)) - start) };
}

class PageReader {
  readonly outline: (Heading | ExampleUse)[] = [];
  readonly headings: Heading[] = [];
  readonly examples: ExampleUse[] = [];
  readonly strayCaptions: CaptionUse[] = [];
  readonly quotations: Quotation[] = [];
  readonly written: Written[] = [];
  readonly links: Link[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  visit(node: MdastNode, example?: { readonly id: string | undefined; readonly captions: CaptionUse[] }): void {
    const { start, end } = extent(node);
    let inside = example;
    if (node.type === 'heading') {
      const { hProperties } = (node.data ?? {}) as { readonly hProperties?: Readonly<Record<string, unknown>> };
      const id = hProperties?.['id'];
      const heading = {
        id: typeof id === 'string' ? id : undefined,
        depth: node.depth,
        at: start,
        length: end - start,
      };
      this.headings.push(heading);
      this.outline.push(heading);
    } else if (node.type === 'link') {
      this.links.push({ url: node.url, at: start, length: end - start });
    } else if (isElement(node)) {
      const spot = openingTag(this.#text, { start, end });
      if (node.name === 'Example') {
        const use = { id: attribute(node, 'id'), captions: [], ...spot };
        this.examples.push(use);
        this.outline.push(use);
        inside = use;
      } else if (node.name === 'Caption') {
        (example?.captions ?? this.strayCaptions).push({ key: attribute(node, 'at'), ...spot });
      } else {
        this.#component(node, spot, example?.id);
      }
    }
    for (const child of childrenOf(node)) this.visit(child, inside);
  }

  #component(node: Element, spot: Spot, example: string | undefined): void {
    const { name } = node;
    const key = attribute(node, 'at');
    if (key !== undefined && (name === 'Roll' || name === 'Play' || name === 'Pips')) {
      this.quotations.push({ name, key, die: attribute(node, 'die'), side: attribute(node, 'side'), example, ...spot });
    } else if (name === 'Move' || name === 'Roll' || name === 'Position') {
      const first = node.children[0];
      const last = node.children.at(-1);
      const at = first ? extent(first).start : spot.at;
      const end = last ? extent(last).end : at;
      this.written.push({ name, text: this.#text.slice(at, end), example, at, length: Math.max(1, end - at) });
    }
  }
}

/** Reads a page (MDX); refuses what cannot be parsed, with its place. */
export function readPage(source: Source, locale: Locale, name: string): Result<Page, Diagnostic> {
  const { text } = source;
  let root: MdastNode;
  try {
    root = mdxToMdast(text, { features: { headingAttributes: true, smartPunctuation: false } });
  } catch (error) {
    const [, line = '1', column = '1', said = String(error)] =
      error instanceof Error ? (/^(\d+):(\d+): ([\s\S]*)$/.exec(error.message) ?? []) : [];
    const place = { file: source.file, line: Number(line), column: Number(column), length: 1 };
    const rest = (source.line(place.line) ?? '').slice(place.column - 1);
    return fail({ ...place, code: 'unreadable-page', message: [tellUnreadable(rest, said)] });
  }
  const uses = gatherUses(text, root);
  const open = uses.code.find(({ isClosed }) => !isClosed);
  if (open) {
    // Everything below it is code as well, until some other fence.
    const message = 'The code is not closed: after its last line stands a line of ```.';
    return fail({ ...source.place(open.at, open.length), code: 'bad-fence', message: [message] });
  }
  const frontmatter = readFrontmatter(text);
  const reader = new PageReader(text);
  reader.visit(root);
  const { outline, headings, examples, strayCaptions, quotations, written, links } = reader;
  const shown = frontmatter.fields.filter((field) => SHOWN_FIELDS.includes(field.name));
  const prose = gatherProse(text, shown, root);
  const found = {
    outline,
    headings,
    examples,
    strayCaptions,
    quotations,
    written,
    links,
    prose,
    root,
    ...uses,
  };
  return succeed({ source, locale, name, frontmatter, ...found });
}
