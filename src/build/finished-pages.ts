import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { joinBoard, namedDirectly, type Naming } from './board-chunk.ts';
import { filesUnder } from './files.ts';
import { orderHead } from './head-order.ts';
import { lean } from './lean.ts';

/** Makes of every page as Astro wrote it the page as it is sent. Each is read and written once: there are hundreds. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        let naming: Naming | undefined;
        for (const file of await filesUnder(folder, '.html')) {
          let html = readFileSync(file, 'utf8');
          if (html.includes('<astro-island')) html = namedDirectly(html, (naming ??= await joinBoard(folder, html)));
          writeFileSync(file, orderHead(lean(html)));
        }
      },
    },
  };
}
