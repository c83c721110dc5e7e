import type { Locale } from '../i18n/locales.ts';
import { SITE_URL } from '../site.ts';

/** What social sites show of a page: as wide and as high as they ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Where the picture of a page stands inside the site. */
export function previewPath(locale: Locale, page: string): string {
  return `/previews/${locale}/${page}.png`;
}

/** The picture's whole address; undefined where this build makes none. */
export function previewAddress(locale: Locale, page: string, isMade: boolean): string | undefined {
  return isMade ? SITE_URL + previewPath(locale, page) : undefined;
}

/** The language as `og:locale` wants it, with the country that its dates are written as in: `bg_BG`, `en_GB`. */
export function ogLocale(dates: string): string {
  const { language, region = '' } = new Intl.Locale(dates).maximize();
  return `${language}_${region}`;
}
