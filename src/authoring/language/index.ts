import type { Locale } from '../../i18n/locales.ts';
import { bg } from './bg.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import type { Language } from './rules.ts';

/** By what the prose of each language is checked (LANGUAGE: avoid list and typography). */
const LANGUAGES: Readonly<Record<Locale, Language>> = { bg, de, en, ro, ru };

/** The rules for the prose of a language; none where `src/authoring/language` does not have it yet. */
export function languageOf(locale: Locale): Language | undefined {
  return Object.hasOwn(LANGUAGES, locale) ? LANGUAGES[locale] : undefined;
}
