import type { Locale } from '../locales.ts';
import { card as bg } from './bg.ts';
import { card as de } from './de.ts';
import { card as en } from './en.ts';
import type { CardMessages } from './messages.ts';
import { card as ro } from './ro.ts';
import { card as ru } from './ru.ts';

const CARD_MESSAGES = { bg, de, en, ro, ru } satisfies Record<Locale, CardMessages>;

export function cardMessages(locale: Locale): CardMessages {
  return CARD_MESSAGES[locale];
}
