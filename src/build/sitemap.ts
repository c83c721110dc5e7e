import { existsSync } from 'node:fs';
import type { SitemapOptions } from '@astrojs/sitemap';
import { isLocale, LOCALES } from '../i18n/locales.ts';
import { alternates } from '../layouts/alternates.ts';
import { SITE_URL } from '../site.ts';

type Serialize = NonNullable<NonNullable<SitemapOptions>['serialize']>;

/** `/bg/tapa/` -> bg, tapa; nothing for what is not a page of text. */
function pageOf(url: string): { locale: string; page: string } | undefined {
  const [locale, page = 'index', ...rest] = new URL(url).pathname.split('/').filter(Boolean);
  return isLocale(locale) && rest.length === 0 ? { locale, page } : undefined;
}

/** The chooser and the 404 page stay out: they are no page of any language. */
export function isListed(url: string): boolean {
  return pageOf(url) !== undefined;
}

/** Adds the same alternates to an entry of the sitemap as the page itself names in its head. */
export const withAlternates: Serialize = (item) => {
  const page = pageOf(item.url)?.page;
  if (page === undefined) return item;
  const locales = LOCALES.filter((locale) => existsSync(`content/${locale}/${page}.mdx`));
  return {
    ...item,
    links: alternates(page, locales).map(({ hreflang, path }) => ({ lang: hreflang, url: SITE_URL + path })),
  };
};
