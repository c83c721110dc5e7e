import { isLocale } from '../i18n/locales.ts';
import { readBuiltPage, type BuiltPage } from './built-page.ts';

/** The built site as texts, by path inside its folder, with the names of all its files. */
export interface Built {
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
  /** Where it will stand, without a slash at the end. */
  readonly origin: string;
}

/** An entry of the sitemap as it was written. */
interface Entry {
  readonly address: string;
  readonly updated: string | undefined;
  readonly alternates: readonly string[];
}

function entriesOf(xml: string): readonly Entry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, text = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(text)?.[1] ?? '',
    updated: /<lastmod>([^<]*)<\/lastmod>/.exec(text)?.[1],
    alternates: [...text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, lang = '', to = '']) => `${lang} ${to}`,
    ),
  }));
}

function headProblems(page: BuiltPage, { origin, files }: Built): readonly string[] {
  const address = origin + page.path;
  const problems: string[] = [];
  const needs = (isFine: boolean, problem: string): void => {
    if (!isFine) problems.push(`${page.path}: ${problem}`);
  };
  needs(page.title !== undefined && page.title !== '', 'has no title');
  needs(page.description !== undefined && page.description !== '', 'has no description');
  needs(page.canonical.join() === address, `canonical is ${page.canonical.join() || 'missing'}`);
  needs(page.data.length === 1 && page.data.every(isData), 'has no JSON-LD that can be read');
  if (!isLocale(page.lang) || page.path === '/') return problems;

  const property = (name: string): string => page.properties.get(name)?.join() ?? 'missing';
  needs(
    page.alternates.some(([lang, to]) => lang === page.lang && to === address),
    'is no alternate of itself',
  );
  needs(property('og:url') === address, `og:url is ${property('og:url')}`);
  needs(property('og:locale').startsWith(`${page.lang}_`), `og:locale is ${property('og:locale')}`);
  const languages = page.alternates.filter(([lang]) => lang !== 'x-default').length;
  const others = page.properties.get('og:locale:alternate')?.length ?? 0;
  needs(others === languages - 1, `names ${String(others)} other languages in og:locale:alternate`);
  for (const name of ['og:title', 'og:description', 'og:type', 'twitter:card']) {
    needs(page.properties.get(name)?.length === 1, `${name} is not there once`);
  }
  const image = page.properties.get('og:image')?.join();
  needs(image === undefined || files.has(image.slice(origin.length + 1)), `og:image ${image ?? ''} was not made`);
  return problems;
}

function isData(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && '@context' in data && '@graph' in data;
  } catch {
    return false;
  }
}

/** Every page that an alternate leads to exists, may be found, and names the same alternates. */
function alternateProblems(pages: readonly BuiltPage[], origin: string): readonly string[] {
  const byAddress = new Map(pages.map((page) => [origin + page.path, page]));
  const listOf = (page: BuiltPage): string => page.alternates.map((pair) => pair.join(' ')).join(', ');
  return pages.flatMap((page) =>
    page.alternates.flatMap(([lang, to]) => {
      const other = byAddress.get(to);
      if (!other) return [`${page.path}: its alternate ${lang} leads to ${to}, which is not there to be found`];
      return listOf(other) === listOf(page) ? [] : [`${page.path}: ${other.path} names other alternates`];
    }),
  );
}

/** Nothing is told twice in one language: results would be mistaken for each other. */
function repeats(pages: readonly BuiltPage[], field: 'title' | 'description'): readonly string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const key = `${page.lang ?? ''} ${page[field] ?? ''}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, page.path);
    return other === undefined ? [] : [`${page.path}: has the ${field} of ${other}`];
  });
}

function sitemapProblems(pages: readonly BuiltPage[], { texts, origin }: Built): readonly string[] {
  const entries = entriesOf(texts.get('sitemap.xml') ?? '');
  const listed = new Map(entries.map((entry) => [entry.address, entry]));
  const there = new Set(pages.map((page) => origin + page.path));
  return [
    ...(listed.size === entries.length ? [] : ['sitemap.xml: lists an address twice']),
    ...entries
      .filter(({ address }) => !there.has(address))
      .map(({ address }) => `sitemap.xml: ${address} is no page to be found`),
    ...entries
      .filter(({ updated = '' }) => !/^\d{4}-\d\d-\d\d$/.test(updated))
      .map(({ address }) => `sitemap.xml: ${address} has no day`),
    ...pages.flatMap((page) => {
      const entry = listed.get(origin + page.path);
      if (!entry) return [`sitemap.xml: lacks ${page.path}`];
      const own = page.alternates.map((pair) => pair.join(' ')).join();
      return own === entry.alternates.join() ? [] : [`sitemap.xml: ${page.path} has other alternates than the page`];
    }),
  ];
}

function textProblems(pages: readonly BuiltPage[], { texts, origin }: Built): readonly string[] {
  const robots = texts.get('robots.txt') ?? '';
  const llms = texts.get('llms.txt') ?? '';
  const missing = pages.filter(({ path }) => path !== '/' && !llms.includes(`(${origin}${path})`));
  return [
    ...(robots.includes(`\nSitemap: ${origin}/sitemap.xml\n`) ? [] : ['robots.txt: does not name the sitemap']),
    ...missing.map(({ path }) => `llms.txt: lacks ${path}`),
  ];
}

/**
 * What is wrong with how the built site can be found, a sentence each: every page that is not kept from search engines
 * names itself, its languages and its data, is listed once in the sitemap and in llms.txt, and nothing else is.
 */
export function findingProblems(built: Built): readonly string[] {
  const pages = [...built.texts]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => readBuiltPage(file, html))
    .filter((page) => !page.isHidden);
  return [
    ...pages.flatMap((page) => headProblems(page, built)),
    ...alternateProblems(pages, built.origin),
    ...repeats(pages, 'title'),
    ...repeats(pages, 'description'),
    ...sitemapProblems(pages, built),
    ...textProblems(pages, built),
  ];
}
