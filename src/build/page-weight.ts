import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BEST, htmlWeight, packed } from './html-weight.ts';

/** What a page asks its readers to fetch: bytes, by brotli 11 but for fonts, which are packed already, and counts. */
export interface PageWeight {
  /** The page itself. */
  readonly html: number;
  /** The page as it is. */
  readonly raw: number;
  /** Elements, those in templates too. */
  readonly elements: number;
  readonly css: number;
  /** Everything a board needs to wake. */
  readonly island: number;
  /** The scripts of the site itself. */
  readonly site: number;
  /** Scripts inside the page; they weigh in the page too. */
  readonly inline: number;
  /** The three above together. */
  readonly scripts: number;
  /** All faces of the page's language; a page may do with fewer. */
  readonly fonts: number;
  /** The page, styles, scripts and faces, not the worker and icons. */
  readonly requests: number;
  /** All bytes of these requests. */
  readonly total: number;
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];
}

/** The given scripts and all that they import from the start; what a script may ask for later is not among them. */
function withImports(folder: string, addresses: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (address: string): void => {
    if (found.has(address)) return;
    found.add(address);
    const script = readFileSync(join(folder, address), 'utf8');
    for (const name of matches(script, /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g)) {
      follow(new URL(name, `http://localhost${address}`).pathname);
    }
  };
  addresses.forEach(follow);
  return [...found];
}

/** Files that pages share are packed once. */
const known = new Map<string, Promise<number>>();
function packedOnce(content: string): Promise<number> {
  const size = known.get(content) ?? packed(content);
  known.set(content, size);
  return size;
}

/**
 * Weighs a page of the built site in `folder`; `path` is its address, such as `/bg/plakoto/`. Packing the HTML in a
 * lower `quality` of brotli is quicker, and tells no less than it weighs.
 */
export async function weigh(folder: string, path: string, quality = BEST): Promise<PageWeight> {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  const read = (address: string): string => readFileSync(join(folder, address), 'utf8');
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
  const together = async (files: readonly string[]): Promise<number> => sum(await Promise.all(files.map(packedOnce)));

  const island = withImports(folder, matches(html, /(?:component|renderer)-url="([^"]+)"/g));
  const linked = matches(html, /<(?:script[^>]*\ssrc|link rel="modulepreload" href)="([^"]+)"/g);
  const site = withImports(folder, linked).filter((address) => !island.includes(address));
  // What search engines read is no script, though it stands in an element of that name.
  const inline = matches(html, /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = matches(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const css = styles.map(read);
  const lang = /<html(?=[^>]*\slang="([^"]+)")/.exec(html)?.[1] ?? '';
  // By the name of the family: two languages whose fonts hold the same share a file.
  const own = new RegExp(`font-family:\\s*["']?[^;"'}]* ${lang}["']?\\s*;`);
  const rules = matches(css.join(''), /(@font-face\s*\{[^}]*\})/g).filter((rule) => own.test(rule));
  const faces = matches(rules.join(''), /url\(["']?([^"')]+\.woff2)/g);

  const page = await htmlWeight(html, quality);
  const scripts = {
    island: await together(island.map(read)),
    site: await together(site.map(read)),
    inline: await together(inline),
  };
  const sizes = {
    css: await together([...css, ...matches(html, /<style[^>]*>([\s\S]*?)<\/style>/g)]),
    fonts: sum(faces.map((address) => statSync(join(folder, address)).size)),
  };
  return {
    html: page.packed,
    raw: page.raw,
    elements: page.elements,
    ...sizes,
    ...scripts,
    scripts: scripts.island + scripts.site + scripts.inline,
    requests: 1 + styles.length + island.length + site.length + faces.length,
    total: page.packed + sizes.css + sizes.fonts + scripts.island + scripts.site,
  };
}
