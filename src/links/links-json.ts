import type { Locale } from '../i18n/locales.ts';

/**
 * The version of what `/links.json` looks like. It rises when a member goes away or comes to mean something else, never
 * for a new member: a program that checks it and passes over what it does not know goes on working.
 */
export const LINKS_VERSION = 1;

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;

/** What `/links.json` holds, for programs in any language. Addresses are whole. */
export interface LinksJson {
  readonly $schema: string;
  readonly version: typeof LINKS_VERSION;
  /** The version of the rules engine that the site was checked by. */
  readonly engine: string;
  readonly locales: readonly Locale[];
  readonly pages: Readonly<Record<string, ByLocale<{ readonly title: string; readonly url: string }>>>;
  readonly clauses: Readonly<Record<string, { readonly page: string } & ByLocale<string>>>;
  /** The clause that a refused turn breaks, by the code of its fault. */
  readonly faults: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
  readonly examples: Readonly<
    Record<string, { readonly page: string; readonly frames: readonly string[]; readonly embed: ByLocale<string> }>
  >;
}
