import type { Locale } from '../locales.ts';
import type { TermId } from '../terms.ts';
import { bg } from './bg.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';

/** The forms a reader may type for each term, parted by spaces, in lower case. A term without a line does not compile. */
export type TermForms = Readonly<Record<TermId, string>>;

/**
 * For the search alone: its index knows the endings of most languages but not of Bulgarian, and of none the kinship of
 * words such as `festsetzen` and `festgesetzt`.
 */
export const TERM_FORMS: Readonly<Record<Locale, TermForms>> = { bg, de, en, ro, ru };
