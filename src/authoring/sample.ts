import { LOCALES, type Locale } from '../i18n/locales.ts';
import { openContent, type Content } from './content.ts';
import type { Diagnostic } from './diagnostic.ts';

/*
 * Content for the tests of the checks, small enough to be read in the test.
 */

const FRONTMATTER = '---\ntitle: x\ndescription: x\nupdated: 2026-11-30\nchange: x\n---\n\n';
/** How many lines stand before the body of a sample page. */
export const LINES_BEFORE = FRONTMATTER.split('\n').length - 1;

/** One page with that body, in every language unless one is named. */
export function samplePage(name: string, body: string, only?: Locale): Record<string, string> {
  const locales = only === undefined ? LOCALES : [only];
  return Object.fromEntries(locales.map((locale) => [`${locale}/${name}.mdx`, FRONTMATTER + body]));
}

/** Content of these files, by path inside the folder. */
export function sample(files: Readonly<Record<string, string>>): Content {
  return openContent('content', new Map(Object.entries(files)));
}

/** Problems in short: `file:line:column code`. */
export function brief(problems: readonly Diagnostic[]): readonly string[] {
  return problems.map(
    ({ file, line, column, code }) => `${file.replace('content/', '')}:${String(line)}:${String(column)} ${code}`,
  );
}
