/** By this module Vite makes every script that is imported later fetch its styles and imports first. */
const HELPER = '\0vite/preload-helper.js';
const OWN = '\0own-import:';

/**
 * A plugin of Vite by which `import()` is only that. Our scripts ask for their styles themselves, and Vite's helper, which
 * ends up in the file of the boards, made pages without boards fetch that file. Each module that imports another has its
 * own, a few bytes, so that no file is shared for its sake.
 */
export const ownImports = {
  name: 'own-imports',
  enforce: 'pre',
  resolveId: (id: string, importer?: string) => (id === HELPER ? OWN + (importer ?? '') : undefined),
  load: (id: string) => (id.startsWith(OWN) ? 'export const __vitePreload = (load) => load();' : undefined),
} as const;
