import { TERM_FORMS } from '../i18n/forms/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { TERM_IDS, type TermId } from '../i18n/terms.ts';
import { GLOSSARY } from '../site.ts';

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}

/** All forms of the terms that a section is about: an entry of the glossary, or a title that is nothing but the term. */
export function formsOfTopic(
  locale: Locale,
  page: string,
  section: { readonly id: string; readonly title: string },
): string {
  const title = [...wordsOf(section.title)];
  const isTopic = (term: TermId): boolean => {
    const forms = TERM_FORMS[locale][term].split(' ');
    return page === GLOSSARY ? section.id === term : title.length > 0 && title.every((word) => forms.includes(word));
  };
  return TERM_IDS.filter(isTopic)
    .map((term) => TERM_FORMS[locale][term])
    .join(' ');
}

/** For every term of which the text holds some form, the forms that it does not hold, parted by spaces. */
export function formsMissing(locale: Locale, text: string): string {
  const words = wordsOf(text);
  const missing = (term: TermId): readonly string[] => {
    const forms = TERM_FORMS[locale][term].split(' ');
    return forms.some((form) => words.has(form)) ? forms.filter((form) => !words.has(form)) : [];
  };
  return [...new Set(TERM_IDS.flatMap(missing))].join(' ');
}
