import { stat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { filesOf, planOf } from './offline/plan.ts';
import { KEPT_SIZE, sizeText } from './offline/size.ts';

const WORKER = fileURLToPath(new URL('./offline/worker.ts', import.meta.url));

async function bundle(define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define,
  });
  return outputFiles.map(({ text }) => text).join('');
}

async function writeSize(folder: string, locale: Locale): Promise<void> {
  const { pages, shared } = await filesOf(folder, locale);
  const sizes = await Promise.all([...pages, ...shared.map((path) => join(folder, path))].map((file) => stat(file)));
  const text = sizeText(
    locale,
    sizes.reduce((sum, { size }) => sum + size, 0),
  );
  for (const file of pages) {
    const html = await readFile(file, 'utf8');
    if (html.includes(KEPT_SIZE)) await writeFile(file, html.replaceAll(KEPT_SIZE, text));
  }
}

/**
 * Writes, for each language of the site built in `folder`, the worker that keeps it: `/bg/worker.js` for what begins
 * with `/bg/`. The same files give the same worker, byte for byte; any other file gives another version.
 */
export async function writeOffline(folder: string): Promise<void> {
  const code = await bundle({});
  for (const locale of LOCALES) {
    await writeSize(folder, locale);
    const plan = await planOf(folder, locale, code);
    if (plan.pages.length === 0) continue;
    await writeFile(join(folder, locale, 'worker.js'), await bundle({ PLAN: JSON.stringify(plan) }));
  }
}

/** Pages that can be read without a network. It stands behind every integration that changes a page. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir }) => writeOffline(fileURLToPath(dir)),
    },
  };
}
