import { getCollection, type CollectionEntry } from 'astro:content';
import { isLocale, LOCALES, type Locale } from '../i18n/index.ts';
import { PAGE_ORDER } from '../site.ts';

/** One page of text in one language. */
export interface Page {
  readonly locale: Locale;
  /** The file's name, the same in every language; `index` is the front page. */
  readonly name: string;
  readonly entry: CollectionEntry<'pages'>;
}

function place(name: string): number {
  const at = PAGE_ORDER.indexOf(name);
  return at === -1 ? PAGE_ORDER.length : at;
}

function inOrder(a: Page, b: Page): number {
  return (
    LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale) ||
    place(a.name) - place(b.name) ||
    a.name.localeCompare(b.name, 'en')
  );
}

/** All pages: languages in their order, within a language the pages in theirs. */
export async function allPages(): Promise<readonly Page[]> {
  const entries = await getCollection('pages');
  const pages = entries.map((entry): Page => {
    const [locale, name] = entry.id.split('/');
    if (!isLocale(locale) || name === undefined) {
      throw new Error(`content/${entry.id}.mdx: there is no such language in src/i18n/locales.ts`);
    }
    return { locale, name, entry };
  });
  return pages.sort(inOrder);
}

/** The languages a page exists in. */
export async function localesOf(name: string): Promise<readonly Locale[]> {
  return (await allPages()).filter((page) => page.name === name).map((page) => page.locale);
}

/** The pages of a language but its front page. */
export async function pagesOf(locale: Locale): Promise<readonly Page[]> {
  return (await allPages()).filter((page) => page.locale === locale && page.name !== 'index');
}
