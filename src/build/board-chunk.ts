import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from './files.ts';
import { ownImports } from './own-imports.ts';

/** Preact with its renderer, and the board itself; not what the page's own script brings. */
const ISLAND = /node_modules.preact.|client.wake|src.diagram.(Stepper|stepper|view|reading|listen|motion)/;
/** What draws an island, as Astro names it, and ours in its place. */
const ASTROS_WAKE = /^@astrojs\/preact\/client(?:-dev)?\.js$/;
const WAKE = fileURLToPath(new URL('../components/client/wake.ts', import.meta.url));
/** What an island names: its component with the name it is exported by, and what draws it. */
const NAMED = / component-url="([^"]+)" component-export="(\w+)" renderer-url="([^"]+)"/;

/** The page with a hint to fetch the board's script early, if there is a board on it. */
export function withPreload(html: string, chunk: string): string {
  if (!html.includes('<astro-island')) return html;
  return html.replace('</head>', () => `<link rel="modulepreload" href="/_astro/${chunk}"></head>`);
}

/** The name by which the board's script exports what a file passes on as `name`, and does nothing else. */
export function passedOn(file: string, name: string): string {
  const [, inner, outer] = /^export\{(\w+) as (\w+)\}from"\.\/board[^"]*";?\s*$/.exec(file) ?? [];
  if (inner === undefined || outer !== name) throw new Error(`A board’s file does more than pass ${name} on: ${file}`);
  return inner;
}

/** A script that exports also as default what it exports as `name`. */
export function withDefault(script: string, name: string): string {
  const exported = new RegExp(String.raw`(?<=\bexport\{(?:[^}]*,)?)(\w+) as ${name}(?=[,}][^{]*$)`);
  if (!exported.test(script)) throw new Error(`The board’s script exports no ${name}.`);
  return script.replace(exported, (found, local: string) => `${local} as default,${found}`);
}

/** Lets the islands of every page name the board's script itself, in place of two files that only pass it on. */
async function nameDirectly(folder: string, chunk: string): Promise<void> {
  const address = `/_astro/${chunk}`;
  const spare = new Set<string>();
  for (const page of await filesUnder(folder, '.html')) {
    const html = await readFile(page, 'utf8');
    const [named, component, name = '', renderer] = NAMED.exec(html) ?? [];
    if (named === undefined || component === undefined || renderer === undefined) continue;
    const inner = passedOn(await readFile(join(folder, component), 'utf8'), name);
    const direct = ` component-url="${address}" component-export="${inner}" renderer-url="${address}"`;
    await writeFile(page, html.replaceAll(named, direct));
    spare.add(component).add(renderer);
    if (NAMED.exec(html.replaceAll(named, '')) !== null) throw new Error(`${page} has islands of two kinds.`);
    const script = await readFile(join(folder, address), 'utf8');
    if (/ as default\b/.test(script)) continue;
    const drawing = passedOn(await readFile(join(folder, renderer), 'utf8'), 'default');
    await writeFile(join(folder, address), withDefault(script, drawing));
  }
  for (const file of spare) await rm(join(folder, file));
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
            plugins: [
              ownImports,
              { name: 'wake', enforce: 'pre', resolveId: (id) => (ASTROS_WAKE.test(id) ? WAKE : undefined) },
            ],
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
        await nameDirectly(folder, chunk);
        for (const file of await filesUnder(folder, '.html')) {
          await writeFile(file, withPreload(await readFile(file, 'utf8'), chunk));
        }
      },
    },
  };
}
