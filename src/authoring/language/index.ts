import type { Locale } from '../../i18n/locales.ts';
import { bg } from './bg.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import type { Language } from './rules.ts';

/** By what the prose of each language is checked (LANGUAGE: avoid list and typography). */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { bg, de, en, ro, ru };
