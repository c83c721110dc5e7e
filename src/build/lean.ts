import type { AstroIntegration } from 'astro';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';

/** What wakes the islands. Astro writes it into every page that has one; ours is part of the script of the boards instead. */
const LOADERS = [visible, island] as const;
const PARTS = [...LOADERS.map((loader) => `<script>${loader}</script>`), `<style>${ISLAND_STYLES}</style>`];
/** The module by which that script takes the loaders in (components/client/boards.ts). */
const MODULE = 'virtual:island-loaders';

/** What the server was given to draw an island; its script finds it drawn (components/client/wake.ts). */
const SERVED = /(<astro-island [^>]*?) props="[^"]*"/g;

/** Tags beside which white space says nothing. */
const BLOCK =
  /\s*(<\/?(?:article|astro-island|astro-slot|details|div|fig(?:caption|ure)|footer|header|li|main|nav|ol|p|section|summary|t(?:able|body|d|h|head|r)|ul)(?: (?:[^>"]|"[^"]*")*)?>)\s*/g;

/**
 * The page without what every page would repeat or nobody reads: the loaders of the islands with their style, the
 * numbers of the islands (Preact makes ids of them, which we do not use; they differ from build to build), where they end
 * (the loaders run when the whole page is there), what they were drawn from, the end tags of shapes and the white space
 * between blocks.
 */
export function lean(html: string): string {
  const tags = html
    .replace(/(<astro-island)((?: uid="[^"]*"| data-preact-island-id="[^"]*")+)/g, '$1')
    .replace(SERVED, '$1')
    .replace(/ await-children(?=[ >])|<!--astro:end-->/g, '')
    .replace(/><\/(?:circle|path|rect|use)>/g, '/>')
    .replace(BLOCK, '$1');
  return PARTS.reduce((page, part) => {
    if (tags.includes('<astro-island') && !page.includes(part)) {
      throw new Error(`Astro loads islands by another script or style than: ${part.slice(0, 60)}…`);
    }
    return page.replace(part, () => '');
  }, tags);
}

/** Gives the script of the boards the loaders of the islands, which `lean` takes out of every page. */
export function islandLoaders(): AstroIntegration {
  return {
    name: 'island-loaders',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        const loaders = {
          name: MODULE,
          resolveId: (id: string) => (id === MODULE ? id : undefined),
          // While developing Astro's own are left in the pages.
          load: (id: string) => (id === MODULE ? (command === 'build' ? LOADERS.join('\n') : '') : undefined),
        };
        updateConfig({ vite: { plugins: [loaders] } });
      },
    },
  };
}
