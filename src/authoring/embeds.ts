import { succeed, type Result } from '../engine/result.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readPage } from './page.ts';
import { Source } from './source.ts';

/** An example where it first stands on a page. */
export interface Standing {
  /** `topic/name`. */
  readonly example: string;
  /** The section it stands in; none above the first. */
  readonly section: { readonly id: string; readonly title: string } | undefined;
  /** About how many characters its longest caption has when it is printed. */
  readonly longest: number;
}

/** What stands before and behind a heading's title in its source. */
const AROUND = /^#+\s+|\s*\{#[^}]*\}\s*$/g;
const MARKUP = /<[^>]*>|[*_`]/g;
const CAPTION = /<Caption\b[^>]*>([\s\S]*?)<\/Caption>/g;
/** A quoted turn stands in the source as an empty element; most have about as many characters. */
const QUOTED = /<Play\b[^>]*\/>/g;
const TURN = '00/00 00/00 00/00';

function longestCaption(text: string): number {
  const captions = [...text.matchAll(CAPTION)].map(([, caption = '']) => caption.replace(QUOTED, TURN));
  return Math.max(0, ...captions.map((caption) => caption.replace(MARKUP, '').trim().length));
}

/** The examples of a page, given the text of its file with or without frontmatter, each once, in their order. */
export function examplesOn(text: string, locale: Locale, name: string): Result<readonly Standing[], Diagnostic> {
  const read = readPage(new Source(`${locale}/${name}.mdx`, text), locale, name);
  if (!read.ok) return read;
  const found = new Map<string, Standing>();
  let section: Standing['section'];
  for (const part of read.value.outline) {
    if ('depth' in part) {
      const title = text
        .slice(part.at, part.at + part.length)
        .replace(AROUND, '')
        .replace(MARKUP, '');
      if (part.id !== undefined) section = { id: part.id, title };
    } else if (part.id !== undefined && !found.has(part.id)) {
      const end = text.indexOf('</Example>', part.at);
      found.set(part.id, { example: part.id, section, longest: longestCaption(text.slice(part.at, end)) });
    }
  }
  return succeed([...found.values()]);
}
