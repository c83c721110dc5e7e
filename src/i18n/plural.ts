import type { LOCALE_INFO, Locale } from './locales.ts';

export type PluralForm<L extends Locale> = (typeof LOCALE_INFO)[L]['plurals'][number];

/** A whole sentence for each plural form of the language. */
export type PluralForms<L extends Locale> = Readonly<Record<PluralForm<L>, (count: number) => string>>;

/** The sentence that suits a number. A form the language needs and `forms` lacks does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export function plural<L extends Locale>(locale: L, forms: PluralForms<L>): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const byName: Readonly<Partial<Record<Intl.LDMLPluralRule, (count: number) => string>>> = forms;
  return (count) => {
    const sentence = byName[rules.select(count)];
    if (!sentence) throw new Error(`${locale} has no plural form for ${String(count)}`);
    return sentence(count);
  };
}
