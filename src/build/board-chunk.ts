import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
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

/** How the islands of every page name what draws them: as Astro has it, and as they are to. */
export interface Naming {
  readonly astros: string;
  readonly direct: string;
  /** The board's script, as it is called under `/_astro/`. */
  readonly chunk: string;
}

/**
 * Makes the board's script in `folder` do alone, without the two files that only pass it on and that `html`, a page with
 * an island, names; these are removed.
 */
export async function joinBoard(folder: string, html: string): Promise<Naming> {
  const chunk = (await readdir(join(folder, '_astro'))).find((name) => /^board\..*\.js$/.test(name));
  const [astros, component, name = '', renderer] = NAMED.exec(html) ?? [];
  if (chunk === undefined || astros === undefined || component === undefined || renderer === undefined) {
    throw new Error('The build made no script for the boards, or a page names none.');
  }
  const read = (address: string): Promise<string> => readFile(join(folder, address), 'utf8');
  const address = `/_astro/${chunk}`;
  const inner = passedOn(await read(component), name);
  const drawing = passedOn(await read(renderer), 'default');
  await writeFile(join(folder, address), withDefault(await read(address), drawing));
  for (const file of [component, renderer]) await rm(join(folder, file));
  return {
    astros,
    direct: ` component-url="${address}" component-export="${inner}" renderer-url="${address}"`,
    chunk,
  };
}

/** The page whose islands name the board's script itself, with a hint to fetch it early; refuses other islands. */
export function namedDirectly(html: string, { astros, direct, chunk }: Naming): string {
  if (NAMED.test(html.replaceAll(astros, ''))) throw new Error('There are islands of two kinds.');
  return withPreload(html.replaceAll(astros, direct), chunk);
}

/**
 * Puts the script of the boards into one file, in place of five that ask for one another: a board near the top is awake
 * sooner, and packed together it is smaller. Pages that need it announce it (finished-pages.ts).
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
    },
  };
}
