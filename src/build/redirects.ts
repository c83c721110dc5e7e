import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPromises } from '../authoring/promises.ts';
import { moved } from '../authoring/redirects.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { embedPath, oembedPath, pagePath } from '../links/paths.ts';
import { SITE_URL } from '../site.ts';
import { movedAnchors, withMoved } from './moved-anchors.ts';

/** One path of the site that leads to another. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  /** The language of what stands there, if it has one. */
  readonly locale: Locale | undefined;
}

/** The paths of pages, embedded diagrams and example files that have another name now. */
export function redirectsOf(moves: ReadonlyMap<string, string>): readonly Redirect[] {
  return [...moves].flatMap(([from, to]): readonly Redirect[] => {
    if (/[#:]/.test(from)) return [];
    const paths = from.includes('/') ? [embedPath, oembedPath] : [pagePath];
    const source = from.includes('/')
      ? [{ from: `/examples/${from}/`, to: `/examples/${to}/`, locale: undefined }]
      : [];
    return [
      ...LOCALES.flatMap((locale) => paths.map((path) => ({ from: path(locale, from), to: path(locale, to), locale }))),
      ...source,
    ];
  });
}

/** `_redirects`, as static hosts read it. */
export function hostFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The same to be included in the `server` of an nginx. */
export function nginxFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }\n`).join('');
}

/** A comment to both of them. */
const NOTHING = '# Nothing has moved.\n';

/** Takes the anchor along, which a refresh would drop. */
const SCRIPT = 'location.replace(document.querySelector("a").href+location.hash)';
const HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** A page for hosts that know no redirects: it leads on by itself, with its anchor where scripts run, and by a link. */
export function stub({ to, locale }: Redirect, title: string): string {
  return [
    `<!doctype html><html${locale === undefined ? '' : ` lang="${locale}"`}><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'sha256-${HASH}'">`,
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<link rel="canonical" href="${SITE_URL}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head>`,
    `<body><p><a href="${to}">${title}</a></p><script>${SCRIPT}</script></body></html>\n`,
  ].join('');
}

async function writeAt(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function textIn(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim();
}

/** Writes into the built site whatever keeps the moved ids reachable: three kinds of redirects, and old anchors. */
export async function keepReachable(folder: string, moves: ReadonlyMap<string, string>): Promise<void> {
  const read = (path: string): Promise<string> =>
    readFile(join(folder, path, 'index.html'), 'utf8').catch((cause: unknown) => {
      throw new Error(`A redirect is to lead to ${path}, which is not built.`, { cause });
    });
  const redirects = redirectsOf(moves);
  await writeAt(folder, '_redirects', hostFile(redirects) || NOTHING);
  await writeAt(folder, 'redirects.nginx', nginxFile(redirects) || NOTHING);
  for (const redirect of redirects) {
    if (redirect.to.endsWith('.json')) {
      await mkdir(dirname(join(folder, redirect.from)), { recursive: true });
      await cp(join(folder, redirect.to), join(folder, redirect.from));
    } else {
      const title = textIn(await read(redirect.to), /<title>([\s\S]*?)<\/title>/);
      await writeAt(folder, `${redirect.from}index.html`, stub(redirect, title));
    }
  }
  const anchors = movedAnchors(moves);
  for (const page of new Set(anchors.map(({ opens }) => opens))) {
    for (const locale of LOCALES) {
      const own = anchors.filter(({ opens }) => opens === page);
      const others = new Map<string, string>();
      for (const each of own) others.set(each.page, await read(pagePath(locale, each.page)));
      const html = withMoved(await read(pagePath(locale, page)), locale, own, (each) => {
        const other = others.get(each.page) ?? '';
        const heading = textIn(other, new RegExp(`<h[23] id="${each.now}"[^>]*>([\\s\\S]*?)</h[23]>`));
        return heading || textIn(other, /<h1[^>]*>([\s\S]*?)<\/h1>/);
      });
      await writeAt(folder, `${pagePath(locale, page)}index.html`, html);
    }
  }
}

/** Keeps the promise that an address which was published leads somewhere for good. */
export function redirects(): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { promised, now, redirects: written } = readPromises();
        await keepReachable(fileURLToPath(dir), moved(promised, now, written));
      },
    },
  };
}
