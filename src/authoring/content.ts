import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../engine/result.ts';
import { isLocale, LOCALES, type Locale } from '../i18n/locales.ts';
import type { Diagnostic } from './diagnostic.ts';
import { openExample, type ExampleEntry } from './examples.ts';
import { readPage, type Page } from './page.ts';
import { frontmatterFault, rawFault } from './raw.ts';
import { Source } from './source.ts';

/** A content folder, read; `problems` is what reading itself brought up. */
export interface Content {
  readonly folder: string;
  /** By id, sorted. */
  readonly examples: ReadonlyMap<string, ExampleEntry>;
  readonly pages: readonly Page[];
  /** Pages whose files exist, read or not, as `locale/name`. */
  readonly files: ReadonlySet<string>;
  /** By file, as problems name it. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly problems: readonly Diagnostic[];
}

const EXAMPLE = /^examples\/(.+)\.tavli$/;
const PAGE = /^([^/]+)\/([a-z0-9-]+)\.mdx$/;
/** Words of the game, for the spelling. */
const WORDS = /^words\/[a-z-]+\.txt$/;
/** What is published, and what has become of it (published-files.ts). */
const LISTS = /^(?:published|redirects)\.json$/;

function strayFault(source: Source): Diagnostic {
  const message = 'Nothing reads this file where it is, or as it is called.';
  const hint =
    'A page is locale/name.mdx, an example examples/topic/name.tavli, words words/locale.txt: a–z, 0–9 and -.';
  return { ...source.place(0, 1), code: 'stray-file', message: [message], hint };
}

function unknownLocale(source: Source, language: string): Diagnostic {
  const message = `There is no language “${language}” in src/i18n/locales.ts.`;
  return { ...source.place(0, 1), code: 'unknown-locale', message: [message] };
}

/**
 * Reads content given as texts by path inside `folder`, such as `en/plakoto.mdx`. Files are named as the folder is, so
 * that what is printed can be opened.
 */
export function openContent(folder: string, texts: ReadonlyMap<string, string>): Content {
  const examples = new Map<string, ExampleEntry>();
  const pages: Page[] = [];
  const files = new Set<string>();
  const sources = new Map<string, Source>();
  const problems: Diagnostic[] = [];
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const example = EXAMPLE.exec(path)?.[1];
    const [, language, name] = PAGE.exec(path) ?? [];
    const source = new Source(join(folder, path), text);
    if (WORDS.test(path)) continue;
    sources.set(source.file, source);
    if (LISTS.test(path)) continue;
    if (example === undefined && name === undefined) problems.push(strayFault(source));
    const fault = rawFault(source);
    if (example !== undefined) {
      const entry = openExample(example, source);
      examples.set(example, entry);
      problems.push(...(fault ? [fault] : entry.problems));
    } else if (name !== undefined && isLocale(language)) {
      files.add(`${language}/${name}`);
      const unseen = fault ?? frontmatterFault(source);
      const page = unseen ? fail(unseen) : readPage(source, language, name);
      if (page.ok) pages.push(page.value);
      else problems.push(...page.faults);
    } else if (name !== undefined) {
      problems.push(unknownLocale(source, language ?? ''));
    }
  }
  const inOrder = pages.sort((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
  return { folder, examples, pages: inOrder, files, sources, problems };
}

/** Reads a content folder from the disk. */
export function readContent(folder: string): Content {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const root = join(folder, '/');
  const texts = new Map(
    paths.map((path) => [path.slice(root.length).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
  return openContent(folder, texts);
}

export function pageFile(content: Content, locale: Locale, name: string): string {
  return join(content.folder, locale, `${name}.mdx`);
}
