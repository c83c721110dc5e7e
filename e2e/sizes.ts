import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a page may weigh at most, in bytes; all but fonts, which are packed already, by brotli 11. */
export const LIMITS = { island: 9_500, scripts: 12_500, css: 6_000, fonts: 20_000 } as const;

/** Bytes a page asks its readers to fetch, by kind. */
export interface Sizes {
  /** Everything a board needs to wake. */
  readonly island: number;
  /** The scripts of the site itself. */
  readonly site: number;
  /** Scripts inside the page. */
  readonly inline: number;
  /** The three above together. */
  readonly scripts: number;
  readonly css: number;
  /** All faces of the page's language; a page may do with fewer. */
  readonly fonts: number;
}

function packed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
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
    for (const name of matches(script, /(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g)) {
      follow(new URL(name, `http://localhost${address}`).pathname);
    }
  };
  addresses.forEach(follow);
  return [...found];
}

/** Weighs a page of the built site in `folder`; `path` is its address, such as `/bg/plakoto/`. */
export function weigh(folder: string, path: string): Sizes {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
  const read = (address: string): Buffer => readFileSync(join(folder, address));
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

  const island = withImports(folder, matches(html, /(?:component|renderer)-url="([^"]+)"/g));
  const linked = matches(html, /<(?:script[^>]*\ssrc|link rel="modulepreload" href)="([^"]+)"/g);
  const site = withImports(folder, linked).filter((address) => !island.includes(address));
  // What search engines read is no script, though it stands in an element of that name.
  const inline = matches(html, /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = matches(html, /<link rel="stylesheet" href="([^"]+)"/g).map((address) => read(address).toString());
  const lang = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
  const faces = matches(styles.join(''), /url\(["']?([^"')]+\.woff2)/g).filter((face) => face.includes(`/${lang}-`));

  const weights = {
    island: sum(island.map((address) => packed(read(address)))),
    site: sum(site.map((address) => packed(read(address)))),
    inline: sum(inline.map(packed)),
  };
  return {
    ...weights,
    scripts: sum(Object.values(weights)),
    css: sum([...styles, ...matches(html, /<style[^>]*>([\s\S]*?)<\/style>/g)].map(packed)),
    fonts: sum(faces.map((address) => read(address).length)),
  };
}
