import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clausePage, type Clause } from '../clauses.ts';
import type { Locale } from '../i18n/locales.ts';
import { isTermId, termOf } from '../i18n/terms.ts';
import { CONTENT } from './examples.ts';

const HEADING = /^#{2,3} +(.+?) *\{#([a-z0-9-]+)\} *$/gm;
const ENTRY = /<Entry id="([a-z-]+)"/g;
/** What a heading may hold besides words. */
const MARKUP = /<[^>]*>|[*_`]/g;

function pageFile(locale: Locale, page: string): string {
  return join(CONTENT, locale, `${page}.mdx`);
}

/** Whether the language has that page; nothing may link to one that is not there. */
export function hasPage(locale: Locale, page: string): boolean {
  return statSync(pageFile(locale, page), { throwIfNoEntry: false }) !== undefined;
}

/** Where a clause is explained in a language, and the title it has there. */
export interface ClauseSection {
  readonly page: string;
  readonly title: string;
}

/** The section of a clause; nothing where the language lacks its page. */
export function clauseSection(locale: Locale, clause: Clause): ClauseSection | undefined {
  const page = clausePage(clause);
  if (!hasPage(locale, page)) return undefined;
  for (const [, title = '', id] of readFileSync(pageFile(locale, page), 'utf8').matchAll(HEADING)) {
    if (id === clause) return { page, title: title.replace(MARKUP, '') };
  }
  return undefined;
}

/** The entries of a glossary in the order of its source, as headings of the third depth; other pages have none. */
export function entriesOf(
  locale: Locale,
  source: string,
): readonly { readonly depth: 3; readonly slug: string; readonly text: string }[] {
  return Array.from(source.matchAll(ENTRY), ([, id]) => id)
    .filter(isTermId)
    .map((id) => ({ depth: 3, slug: id, text: termOf(id).words[locale] }));
}
