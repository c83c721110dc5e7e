import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { filesUnder } from '../files.ts';

/** A file to keep: its address without host, such as `/bg/tapa/`, and its hash as `integrity` takes it. */
export type KeptFile = readonly [path: string, integrity: string];

/** What a language's worker keeps. */
export interface Plan {
  readonly locale: Locale;
  /** Changes with any of the files and with the worker itself. */
  readonly version: string;
  /** What every page needs: styles, scripts, fonts, icons, the manifest. */
  readonly shared: readonly KeptFile[];
  readonly pages: readonly KeptFile[];
}

const IN_PAGES = /(?:<link [^>]*\bhref|\s(?:src|component-url|renderer-url))="(\/[^"#?]+)"/g;
const IN_ASSETS = /(?:["'`(]|url\()([\w./-]+\.(?:js|css|woff2))["'`)]/g;
const FACE = /@font-face\s*\{[^}]*font-family:\s*["']?[^;"'}]* (\w+)["']?\s*[;}][^}]*\}?/g;
const HASHED = '/_astro/';

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, path = '']) => path);
}

/**
 * The one stylesheet names the fonts of all languages, each face after its language. The names of files say nothing: two
 * fonts that hold the same share one.
 */
function withoutForeignFaces(css: string, locale: Locale): string {
  return css.replace(FACE, (face, language: string) => (isLocale(language) && language !== locale ? '' : face));
}

/** Addresses of what the pages load, and of what that loads in turn, now or later. */
async function assetsOf(folder: string, locale: Locale, pages: readonly string[]): Promise<readonly string[]> {
  const assets = new Set<string>();
  const waiting = pages.flatMap((html) => found(html, IN_PAGES));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (assets.has(path) || !existsSync(join(folder, path))) continue;
    assets.add(path);
    if (!/\.(js|css)$/.test(path)) continue;
    const directory = posix.dirname(path);
    // A bundler's list of what comes later names files from the root on, without a slash.
    const text = withoutForeignFaces(await readFile(join(folder, path), 'utf8'), locale);
    const named = found(text, IN_ASSETS);
    const addresses = named.flatMap((name) => [posix.resolve(directory, name), posix.resolve('/', name)]);
    waiting.push(...addresses.filter((address) => address.startsWith(HASHED)));
  }
  return [...assets].sort();
}

async function withHash(folder: string, path: string): Promise<KeptFile> {
  const file = await readFile(join(folder, path, path.endsWith('/') ? 'index.html' : ''));
  return [path, `sha256-${createHash('sha256').update(file).digest('base64')}`];
}

/** The address at which hosts serve a page: its folder, where it is an index. */
function addressOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).join('/')}`.replace(/(?<=\/)index\.html$/, '');
}

/** Files of a language's pages in the built site, with all that they load: paths of the pages, addresses of the rest. */
export async function filesOf(
  folder: string,
  locale: Locale,
): Promise<{ pages: readonly string[]; shared: readonly string[] }> {
  const pages = await filesUnder(join(folder, locale), '.html');
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  return { pages, shared: await assetsOf(folder, locale, texts) };
}

/** The plan for one language of the site built in `folder`; `code` is the worker's. The same files, the same plan. */
export async function planOf(folder: string, locale: Locale, code: string): Promise<Plan> {
  const files = await filesOf(folder, locale);
  const hashed = (paths: readonly string[]): Promise<readonly KeptFile[]> =>
    Promise.all(paths.map((path) => withHash(folder, path)));
  const shared = await hashed(files.shared);
  const pages = await hashed(files.pages.map((page) => addressOf(folder, page)));
  const version = createHash('sha256')
    .update(JSON.stringify([code, shared, pages]))
    .digest('hex')
    .slice(0, 16);
  return { locale, version, shared, pages };
}
