import { statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from './files.ts';
import { weigh, type PageWeight } from './page-weight.ts';

type Limits = Partial<PageWeight>;

/** What any page may weigh, in bytes by brotli 11; fonts are packed already. */
const ANY: Limits = {
  html: 20_480,
  raw: 220_000,
  elements: 3_800,
  css: 6_000,
  island: 9_500,
  inline: 300,
  scripts: 12_500,
  fonts: 20_000,
  requests: 8,
  total: 57_344,
};
const FRONT: Limits = { html: 12_000 };
/** The fullest page in two languages, one Cyrillic and one Latin: for these a tighter budget is promised. */
const FULL: Limits = { html: 19 * 1024, total: 56_000 };
/** The page on which turns are tried, which alone brings the engine: with it, the drawing and one language's words. */
const BOARD: Limits = { scripts: 16 * 1024, requests: 10 };
/** A diagram alone, for a frame on another site: beside what wakes its board it says only how tall it is. */
const EMBED: Limits = {
  html: 6_000,
  raw: 60_000,
  elements: 1_000,
  css: 4_000,
  site: 2_800,
  inline: 100,
  total: 40_000,
};
const EMBEDDED = /^\/embed\/([a-z-]+)\//;
const PROMISED = ['/bg/plakoto/', '/de/plakoto/'];

/** What the page at an address, such as `/bg/tapa/`, may weigh. */
export function limitsOf(path: string): Limits {
  if (PROMISED.includes(path)) return { ...ANY, ...FULL };
  if (/^\/[a-z-]+\/board\/$/.test(path)) return { ...ANY, ...BOARD };
  if (EMBEDDED.test(path)) return { ...ANY, ...EMBED };
  return /^\/([a-z-]+\/)?$/.test(path) ? { ...ANY, ...FRONT } : ANY;
}

/** Where a page weighs more than it may, one line each. */
export function excess(weight: PageWeight, limits: Limits): readonly string[] {
  return (Object.keys(limits) as (keyof PageWeight)[]).flatMap((what) => {
    const limit = limits[what] ?? Infinity;
    return weight[what] > limit ? [`${what}: ${String(weight[what])}, at most ${String(limit)}`] : [];
  });
}

/** Addresses of all pages of the site built in `folder`, such as `/bg/tapa/`. */
export async function pathsIn(folder: string): Promise<readonly string[]> {
  const files = await filesUnder(folder, 'index.html');
  return files.map((file) => `/${relative(folder, dirname(file)).replaceAll('\\', '/')}/`.replace('//', '/'));
}

/**
 * Without all but the longest diagram of each language: they are of one make and there are many. `sizeOf` gives the size of
 * a page's file.
 */
export function worthWeighing(paths: readonly string[], sizeOf: (path: string) => number): readonly string[] {
  const longest = new Map<string, { readonly path: string; readonly size: number }>();
  for (const path of paths) {
    const [, locale] = EMBEDDED.exec(path) ?? [];
    if (locale === undefined) continue;
    const size = sizeOf(path);
    if (size > (longest.get(locale)?.size ?? -1)) longest.set(locale, { path, size });
  }
  const chosen = new Set([...longest.values()].map(({ path }) => path));
  return paths.filter((path) => !EMBEDDED.test(path) || chosen.has(path));
}

/** A quality of brotli that takes a tenth of the time of the best, at a tenth more bytes. */
const QUICK = 5;

/** Where a page weighs more than it may. What even quick packing brings under its limits need not be packed well. */
async function excessOf(folder: string, path: string): Promise<readonly string[]> {
  const limits = limitsOf(path);
  const isLight = excess(await weigh(folder, path, QUICK), limits).length === 0;
  return isLight ? [] : excess(await weigh(folder, path), limits).map((line) => `${path} ${line}`);
}

/** What is too heavy in the site built in `folder`, a line each with the page's address. */
export async function overweight(folder: string): Promise<readonly string[]> {
  const paths = await pathsIn(folder);
  const lacking = PROMISED.filter((path) => !paths.includes(path)).map((path) => `${path} is not there to be weighed`);
  const weighed = worthWeighing(paths, (path) => statSync(join(folder, path, 'index.html')).size);
  return [...lacking, ...(await Promise.all(weighed.map((path) => excessOf(folder, path)))).flat()];
}

/** Stops a build whose pages have become too heavy; it weighs what was written. */
export function budgets(): AstroIntegration {
  return {
    name: 'budgets',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const lines = await overweight(fileURLToPath(dir));
        if (lines.length > 0) throw new Error(['Pages weigh more than they may.', ...lines].join('\n'));
      },
    },
  };
}
