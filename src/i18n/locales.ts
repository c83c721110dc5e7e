interface LocaleInfo {
  /** The language in its own words. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whose way of writing dates is followed, where the language has several. */
  readonly dates: string;
  /** The plural forms its numbers need, as Intl.PluralRules names them. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /**
   * How wide the text face runs against Arial, in per cent: what the fallback face must be scaled by so that nothing
   * moves when the fonts change places. Measured on the pages of the language; Bulgarian letter forms are wider.
   */
  readonly widthOfArial: number;
}

/** Every language of the site, in the order in which they are listed everywhere. */
export const LOCALE_INFO = {
  bg: { name: 'Български', dir: 'ltr', dates: 'bg', plurals: ['one', 'other'], widthOfArial: 111 },
  de: { name: 'Deutsch', dir: 'ltr', dates: 'de', plurals: ['one', 'other'], widthOfArial: 106.8 },
  en: { name: 'English', dir: 'ltr', dates: 'en-GB', plurals: ['one', 'other'], widthOfArial: 106.8 },
  ro: { name: 'Română', dir: 'ltr', dates: 'ro', plurals: ['one', 'few', 'other'], widthOfArial: 105.4 },
  ru: { name: 'Русский', dir: 'ltr', dates: 'ru', plurals: ['one', 'few', 'many', 'other'], widthOfArial: 106 },
} as const satisfies Record<string, LocaleInfo>;

export type Locale = keyof typeof LOCALE_INFO;

export const LOCALES = Object.keys(LOCALE_INFO) as readonly Locale[];

export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(LOCALE_INFO, text);
}
