import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '../i18n/locales.ts';

/** What `public/_headers` has in place of the stylesheet's name, which changes with what is in it. */
const STYLE = '{style}';
/** A rule of `public/_headers` that each language has, with all lines that belong to it. */
const LOCALE_RULE = /^\/\{locale\}\/.*\n(?: .*\n)*/gm;
const FIRST_STYLE = /<link rel="stylesheet" href="([^"]+)"/;

/** `_headers` with the name of the stylesheet and the languages of the site; refuses a text with room for neither. */
export function completeHeaders(headers: string, style: string, locales: readonly string[] = LOCALES): string {
  for (const place of [STYLE, '{locale}']) {
    if (!headers.includes(place)) throw new Error(`public/_headers has no ${place}.`);
  }
  return headers
    .replace(LOCALE_RULE, (rule) => locales.map((locale) => rule.replaceAll('{locale}', () => locale)).join(''))
    .replaceAll(STYLE, () => style);
}

/** The same for nginx, to be included in a map of addresses: pages are announced the stylesheet, and nothing else is. */
export function nginxMap(style: string): string {
  return `~^/(?:index\\.html|404\\.html|(?:${[...LOCALES, 'examples'].join('|')})/.*)?$ "<${style}>; rel=preload; as=style";\n`;
}

/**
 * Lets the headers of every page announce the stylesheet that all pages share: a browser then asks for it before it has
 * read any of the page. Hosts read `_headers`; `preload.nginx` says the same to nginx.
 */
export function earlyStyle(): AstroIntegration {
  return {
    name: 'early-style',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const style = FIRST_STYLE.exec(await readFile(join(folder, '404.html'), 'utf8'))?.[1];
        if (style === undefined) throw new Error('The page for wrong addresses has no stylesheet.');
        const headers = join(folder, '_headers');
        await writeFile(headers, completeHeaders(await readFile(headers, 'utf8'), style));
        await writeFile(join(folder, 'preload.nginx'), nginxMap(style));
      },
    },
  };
}
