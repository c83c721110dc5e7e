import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLAUSES } from '../clauses.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '../i18n/locales.ts';
import { ALSO_KNOWN_AS } from '../site.ts';
import { filesUnder } from './files.ts';

/** What boards, notation, numbers, clauses and names add to the words of a page, in any language. */
const ALWAYS = [
  '0123456789 \u00a0.,:;/()*–—−+×#§?!…·',
  'off',
  'pass',
  ...CLAUSES,
  ...LOCALES.map((locale) => LOCALE_INFO[locale].name),
  ...Object.values(ALSO_KNOWN_AS).flatMap((names) => names.map(({ name }) => name)),
];

/**
 * What a reader sees of a page's source in the face of the text: its frontmatter's values and its words, without tags,
 * anchors and addresses, and without code, which the system's face shows.
 */
export function visibleText(source: string): string {
  return source
    .replace(/^[a-z]+:/gm, '')
    .replace(/^(`{3,})[^]*?^\1|`[^`\n]*`/gm, '')
    .replace(/<[^>]*>|\{[^}]*\}|\]\([^)]*\)/g, '');
}

/** The words of a dictionary's source: its string and template literals, without imports and substitutions. */
export function dictionaryText(source: string): string {
  const literals = source.replace(/^(import|export) .*$/gm, '').match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [];
  return literals.map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '')).join('');
}

/** Every character that the pages of a language show, sorted. `root` is the project's folder. */
export async function charactersOf(locale: Locale, root: string): Promise<readonly string[]> {
  const pages = await filesUnder(join(root, 'content', locale), '.mdx');
  const texts = await Promise.all(pages.map(async (page) => visibleText(await readFile(page, 'utf8'))));
  const dictionaries = await filesUnder(join(root, 'src/i18n'), `${locale}.ts`);
  const words = await Promise.all(dictionaries.map(async (file) => dictionaryText(await readFile(file, 'utf8'))));
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(2026, month, 1)),
  );
  const seen = new Set([...ALWAYS, ...texts, ...words, ...months].join(''));
  return [...seen].filter((character) => character >= ' ').sort();
}
