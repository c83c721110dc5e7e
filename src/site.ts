/** Names and addresses of this site and of the game site. SITE_URL and GAME_URL change them at build. */

import { pagePath } from './links/paths.ts';
import { SITE } from './links/site-address.ts';

/** Address of a page inside this site; `index` is the front page of its language. */
export { pagePath };

// The published parts of the site also run in a browser, where there is no `process`.
const env: Readonly<Record<string, string | undefined>> = 'process' in globalThis ? process.env : {};

function origin(name: string, otherwise: string): string {
  const text = env[name] || otherwise;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || /[?#\s]/.test(text)) {
    throw new Error(
      `${name} is “${text}”; it should be an address like ${otherwise}: http or https, no query, no hash.`,
    );
  }
  return text.replace(/\/+$/, '');
}

/** Without a slash at the end, as is GAME_URL. */
export const SITE_URL = origin('SITE_URL', SITE);
export const GAME_URL = origin('GAME_URL', 'https://nard.gg');

/** The game site as readers know it: its host. */
export const GAME_HOST = new URL(GAME_URL).host;

/** In this order pages follow each other; a page that is not listed comes after these, by name. */
export const PAGE_ORDER: readonly string[] = [
  'index',
  'plakoto',
  'tapa',
  'mahbusa',
  'tavli',
  'strategy',
  'notation',
  'glossary',
  'board',
  'game-site',
];

/** The page that defines the terms of the others. */
export const GLOSSARY = 'glossary';

/** Pages about a game that goes by other names too. */
export const ALSO_KNOWN_AS: Readonly<Record<string, readonly { readonly name: string; readonly lang: string }[]>> = {
  plakoto: [
    { name: 'Plakoto', lang: 'el-Latn' },
    { name: 'Mahbusa', lang: 'ar-Latn' },
    { name: 'Плакото', lang: 'bg' },
    { name: 'Πλακωτό', lang: 'el' },
    { name: 'Тапа', lang: 'bg' },
    { name: 'المحبوسة', lang: 'ar' },
  ],
};

/** Where a reader says that something on a page is wrong; a script adds the frame in view. `version` is the page's date. */
export function reportAddress(locale: string, page: string, version: string): string {
  return `${GAME_URL}/feedback?${new URLSearchParams({ page: pagePath(locale, page), version }).toString()}`;
}
