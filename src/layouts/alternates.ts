import { LOCALES, type Locale } from '../i18n/locales.ts';
import { pagePath } from '../site.ts';

export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/**
 * One page in all the languages it exists in, for `hreflang`. Whoever speaks none of them is sent to the chooser from
 * a front page, and to English, where there is one, from any other.
 */
export function alternates(page: string, locales: readonly Locale[]): readonly Alternate[] {
  const list = LOCALES.filter((locale) => locales.includes(locale)).map((locale) => ({
    hreflang: locale,
    path: pagePath(locale, page),
  }));
  if (page === 'index') return [...list, { hreflang: 'x-default', path: '/' }];
  return locales.includes('en') ? [...list, { hreflang: 'x-default', path: pagePath('en', page) }] : list;
}
