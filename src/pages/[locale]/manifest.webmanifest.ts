import type { APIRoute, GetStaticPaths } from 'astro';
import { LOCALE_INFO, LOCALES, localeOf, messages } from '../../i18n/index.ts';
import { pagePath } from '../../site.ts';

export const getStaticPaths = (() => LOCALES.map((locale) => ({ params: { locale } }))) satisfies GetStaticPaths;

/** What makes a language of the site installable, in that language and within it. */
export const GET: APIRoute = ({ params }) => {
  const locale = localeOf(params['locale']);
  const home = pagePath(locale, 'index');
  return Response.json({
    id: home,
    start_url: home,
    scope: home,
    lang: locale,
    dir: LOCALE_INFO[locale].dir,
    name: messages(locale).site.name,
    display: 'standalone',
    // The paper of the light theme (styles/tokens.css); a manifest knows no other.
    background_color: '#faf6ed',
    theme_color: '#faf6ed',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
};
