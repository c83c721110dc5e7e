import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from './files.ts';
import { ownImports } from './own-imports.ts';

/** Preact with its renderer, and the board itself; not what the page's own script brings. */
const ISLAND = /node_modules.preact.|@astrojs.preact|src.diagram.(Stepper|stepper|view|reading|geometry|listen|motion)/;

/** The page with a hint to fetch the board's script early, if there is a board on it. */
export function withPreload(html: string, chunk: string): string {
  if (!html.includes('<astro-island')) return html;
  return html.replace('</head>', () => `<link rel="modulepreload" href="/_astro/${chunk}"></head>`);
}

/**
 * Puts the script of the boards into one file, in place of five that ask for one another, and announces it in the head of
 * the pages that need it: a board near the top is awake sooner, and packed together it is smaller.
 */
export function boardChunk(): AstroIntegration {
  return {
    name: 'board-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const codeSplitting = { groups: [{ name: 'board', test: ISLAND }] };
        updateConfig({
          vite: {
            plugins: [ownImports],
            // No lists of what a script's imports will need; the head of a page announces the one file that matters.
            build: { modulePreload: false },
            environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const chunk = (await readdir(join(folder, '_astro'))).find((name) => /^board\..*\.js$/.test(name));
        if (chunk === undefined) throw new Error('The build made no script for the boards.');
        for (const file of await filesUnder(folder, '.html')) {
          await writeFile(file, withPreload(await readFile(file, 'utf8'), chunk));
        }
      },
    },
  };
}
