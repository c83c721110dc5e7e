import type { Locale } from '../../../i18n/locales.ts';
import type { SearchMessages } from '../../../i18n/search/messages.ts';

/** Each language's words are a file of their own: a reader fetches one. */
const WORDS: Readonly<Record<Locale, () => Promise<{ readonly search: SearchMessages }>>> = {
  bg: () => import('../../../i18n/search/bg.ts'),
  de: () => import('../../../i18n/search/de.ts'),
  en: () => import('../../../i18n/search/en.ts'),
  ro: () => import('../../../i18n/search/ro.ts'),
  ru: () => import('../../../i18n/search/ru.ts'),
};

/** What the search says in the language of the page. */
export async function searchWords(): Promise<SearchMessages> {
  return (await WORDS[document.documentElement.lang as Locale]()).search;
}
