import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { pageFile, type Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import type { Page, Spot } from '../page.ts';
import { common } from './sequence.ts';

/** Components that stand in the page for themselves. */
const FIGURES = ['RuleSets', 'Reach', 'OpeningTurns', 'LeavingStart', 'Entry', 'Sample'];

interface Item {
  readonly kind: 'section' | 'example' | 'figure';
  readonly id: string;
  readonly depth: number;
  readonly of: Spot;
}

function figuresOf({ components, code }: Page): readonly Item[] {
  const drawn = components.filter(({ name }) => FIGURES.includes(name));
  return [
    ...drawn.map((of) => ({ id: [of.name, ...of.attributes.values()].join(' ').trimEnd(), of })),
    ...code.map((of) => ({ id: `\`\`\`${of.lang}`, of })),
  ].map((each) => ({ ...each, kind: 'figure', depth: 0 }));
}

function outlineOf(page: Page): readonly Item[] {
  const items = page.outline.flatMap((of): readonly Item[] => {
    if (of.id === undefined) return [];
    return 'depth' in of
      ? [{ kind: 'section', id: of.id, depth: of.depth, of }]
      : [{ kind: 'example', id: of.id, depth: 0, of }];
  });
  return [...items, ...figuresOf(page)].sort((a, b) => a.of.at - b.of.at);
}

function keyOf({ kind, id, depth }: Item): string {
  return `${kind} ${String(depth)} ${id}`;
}

function isSame(a: Item, b: Item): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** The page whose outline most languages share, so that the one that differs is blamed; of equals the first. */
function model(pages: readonly Page[]): Page | undefined {
  const keys = pages.map((page) => outlineOf(page).map(keyOf).join('\n'));
  const votes = (key: string | undefined): number => keys.filter((other) => other === key).length;
  return pages.reduce<Page | undefined>((best, page) => {
    if (!best) return page;
    return votes(keys[pages.indexOf(page)]) > votes(keys[pages.indexOf(best)]) ? page : best;
  }, undefined);
}

function whereIn(page: Page, item: Item): string {
  const { file, line } = page.source.place(item.of.at, item.of.length);
  return `${file}:${String(line)}`;
}

function compare(page: Page, example: Page): readonly Diagnostic[] {
  const wanted = outlineOf(example);
  const found = outlineOf(page);
  const kept = common(wanted.map(keyOf), found.map(keyOf));
  const problem = (
    spot: { at: number; length: number },
    code: DiagnosticCode,
    message: string,
    like: Item,
  ): Diagnostic => ({
    ...page.source.place(spot.at, spot.length),
    code,
    message: [message],
    hint: `The other languages have it at ${whereIn(example, like)}.`,
  });
  const end = { at: Math.max(0, page.source.text.trimEnd().length - 1), length: 1 };

  const missing = wanted.flatMap((item, index): readonly Diagnostic[] => {
    if (kept.some(([at]) => at === index)) return [];
    const here = found.find((each) => isSame(each, item));
    if (here && here.depth !== item.depth) {
      const message = `“${item.id}” is a heading of level ${String(here.depth)} here, of level ${String(item.depth)} elsewhere.`;
      return [problem(here.of, 'section-level', message, item)];
    }
    if (here) return [problem(here.of, `${item.kind}-order`, `“${item.id}” stands in another place here.`, item)];
    // It belongs before the next thing that both have.
    const next = kept.find(([at]) => at > index);
    const spot = (next && found[next[1]]?.of) ?? end;
    const name = item.kind === 'section' ? `section “${item.id}”` : `${item.kind} ${item.id}`;
    return [problem(spot, `missing-${item.kind}`, `The ${name} is missing; it belongs before this.`, item)];
  });
  const extra = found.flatMap((item): readonly Diagnostic[] => {
    if (wanted.some((each) => isSame(each, item))) return [];
    const message = `No other language has the ${item.kind} “${item.id}” on this page.`;
    return [{ ...page.source.place(item.of.at, item.of.length), code: `extra-${item.kind}`, message: [message] }];
  });
  return [...missing, ...extra];
}

function missingPages(content: Content, name: string): readonly Diagnostic[] {
  const has = (locale: Locale): boolean => content.files.has(`${locale}/${name}`);
  const having = LOCALES.filter(has);
  const [only] = having;
  if (only !== undefined && having.length === 1) {
    const message = `${only}/${name}.mdx is extra: no other language has it.`;
    const place = { file: pageFile(content, only, name), line: 1, column: 1, length: 1 };
    return [{ ...place, code: 'extra-page', message: [message], hint: 'Write it in every language, or remove it.' }];
  }
  return LOCALES.filter((locale) => !has(locale)).map((locale) => ({
    ...{ file: pageFile(content, locale, name), line: 1, column: 1, length: 1 },
    code: 'missing-page',
    message: [`The page is missing; ${having.join(', ')} have it.`],
  }));
}

/** Every language has the same pages, with the same sections, examples, tables and code in the same order. */
export function checkParity(content: Content): readonly Diagnostic[] {
  const names = [...new Set([...content.files].map((file) => file.slice(file.indexOf('/') + 1)))].sort();
  return names.flatMap((name) => {
    const pages = LOCALES.flatMap((locale) =>
      content.pages.filter((page) => page.name === name && page.locale === locale),
    );
    const example = model(pages);
    const differing = example ? pages.filter((page) => page !== example) : [];
    return [...missingPages(content, name), ...differing.flatMap((page) => (example ? compare(page, example) : []))];
  });
}
