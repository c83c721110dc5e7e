import { formatNumber, type Locale } from '../../i18n/index.ts';

/** Stands in a page where the size of what is kept goes: known only when everything is built. */
export const KEPT_SIZE = '{kept-size}';

/** Bytes as readers of the language write them, in two digits: `640 kB`, `1,2 MB`. */
export function sizeText(locale: Locale, bytes: number): string {
  const [unit, size] = bytes < 999_000 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  return formatNumber(locale, bytes / size, { style: 'unit', unit, maximumSignificantDigits: 2 });
}
