import { bg } from './bg.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { isLocale, LOCALE_INFO, type Locale } from './locales.ts';
import type { Messages } from './messages.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';

export { LOCALE_INFO, LOCALES, isLocale, type Locale } from './locales.ts';
export type {
  ControlMessages,
  DiagramMessages,
  FaultMessages,
  Messages,
  SiteMessages,
  TellingMessages,
  ToldFault,
} from './messages.ts';

export const MESSAGES = { bg, de, en, ro, ru } satisfies Record<Locale, Messages>;

export function messages(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** A number as the language writes it. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LOCALE_INFO[locale].dates, options).format(value).replaceAll(' ', '\u00a0');
}

/** The locale of the page being rendered, from `Astro.currentLocale`. There is no fallback: a page without one is a mistake. */
export function localeOf(currentLocale: string | undefined): Locale {
  if (!isLocale(currentLocale)) throw new Error(`No such locale: ${String(currentLocale)}`);
  return currentLocale;
}

/** A day in the words of the language; it never breaks across lines. `day` is YYYY-MM-DD. */
export function formatDay(locale: Locale, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(LOCALE_INFO[locale].dates, { dateStyle: 'long', timeZone: 'UTC' })
    .format(date)
    .replaceAll(' ', '\u00a0');
}
