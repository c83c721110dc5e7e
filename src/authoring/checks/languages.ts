import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { languageOf } from '../language/index.ts';

/** Every language of the site has rules for its prose; without them nothing would be checked in it. */
export function checkLanguages(locales: readonly Locale[] = LOCALES): readonly Diagnostic[] {
  return locales
    .filter((locale) => !languageOf(locale))
    .map((locale) => ({
      ...{ file: `src/authoring/language/${locale}.ts`, line: 1, column: 1, length: 1 },
      code: 'unready-language',
      message: [`“${locale}” stands in src/i18n/locales.ts, and the words and rules of its prose are missing.`],
      hint: 'Make this file, like en.ts beside it, and list it in src/authoring/language/index.ts.',
    }));
}
