import { parseBoardAddress } from '../links/board-address.ts';
import { addressOf } from './built-page.ts';
import type { Built } from './finding.ts';

/** What stands where an address is expected, by the kind of file: addresses of pages, of their parts, of files. */
const ADDRESSES: Readonly<Record<string, readonly RegExp[]>> = {
  html: [/\s(?:href|src|srcset|action|component-url|renderer-url)="([^"]*)"/g, /\smarker-\w+="url\(([^)]*)\)"/g],
  // What begins with # is looked for in the pages that draw with it.
  css: [/url\(["']?((?!data:|#)[^"')]+)["']?\)/g],
  webmanifest: [/"(?:src|start_url|scope|id)":"([^"]*)"/g],
  xml: [/<loc>([^<]*)<\/loc>/g, / href="([^"]*)"/g],
  txt: [/\((https?:[^)\s]*)\)/g, /^Sitemap: (\S+)$/gm],
};

function found(text: string, patterns: readonly RegExp[]): readonly string[] {
  const all = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address));
  return [...new Set(all)].map((address) => address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
}

/** What the styles of a page that draws boards draw them with, which is in the page. */
function drawnWith(page: string, texts: Built['texts']): readonly string[] {
  if (!page.includes(' class="board"')) return [];
  const styles = [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
  return found(styles.map(([, file = '']) => texts.get(file) ?? '').join(''), [/url\((#[^)]+)\)/g]);
}

/** The file that a server sends for an address inside the site, which may be none. */
function fileOf(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
}

/**
 * Where pages, styles, manifests, the sitemap and the texts for programs lead to what was not built, a sentence each: every
 * address inside the site is that of a file, written as it is served, and the part of a page that it names is there.
 * Other sites are taken at their word.
 */
export function linkProblems({ texts, files, origin }: Built): readonly string[] {
  const parts = new Map<string, ReadonlySet<string>>();
  const idsOf = (file: string): ReadonlySet<string> => {
    const known =
      parts.get(file) ?? new Set([...(texts.get(file) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    parts.set(file, known);
    return known;
  };
  const problemOf = (file: string, address: string): string | undefined => {
    if (!URL.canParse(address, origin + addressOf(file))) return 'is no address';
    const url = new URL(address, origin + addressOf(file));
    if (url.origin !== new URL(origin).origin) return undefined;
    const target = fileOf(decodeURIComponent(url.pathname));
    if (!files.has(target)) return files.has(`${target}/index.html`) ? 'lacks its slash' : 'is not there';
    // On the page on which turns are tried the part is a position.
    if (url.hash.includes('=') && texts.get(target)?.includes(' data-explorer')) {
      return parseBoardAddress(url.hash).ok ? undefined : 'opens no board';
    }
    const part = decodeURIComponent(url.hash.slice(1));
    return part === '' || idsOf(target).has(part) ? undefined : 'names a part that is not there';
  };
  return [...texts].flatMap(([file, text]) => {
    const addresses = found(text, ADDRESSES[file.slice(file.lastIndexOf('.') + 1)] ?? []);
    return [...addresses, ...drawnWith(text, texts)].flatMap((address) => {
      const problem = problemOf(file, address);
      return problem === undefined ? [] : [`${addressOf(file)}: ${address} ${problem}`];
    });
  });
}
