import { dirname, resolve } from 'node:path';

/** By this module Vite makes every script that is imported later fetch its styles and imports first. */
const HELPER = '\0vite/preload-helper.js';
const OWN = '\0own-import:';
/** Modules so small that a file of theirs weighs more than a copy wherever one is imported. */
const SMALL = /(?:^|\/)(?:plural|frame-hash)\.ts$/;

/**
 * A plugin of Vite by which `import()` is only that. Our scripts ask for their styles themselves, and Vite's helper, which
 * ends up in the file of the boards, made pages without boards fetch that file. Each module that imports another has its
 * own, a few bytes, so that no file is shared for its sake; so it is with what is as small.
 */
export const ownImports = {
  name: 'own-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  resolveId: (id: string, importer = '') => {
    if (id === HELPER) return OWN + importer;
    // The folder and the name tell importers apart, and are the same wherever the project lies.
    return SMALL.test(id)
      ? `${resolve(dirname(importer), id)}?own=${importer.split('/').slice(-2).join('/')}`
      : undefined;
  },
  load: (id: string) => (id.startsWith(OWN) ? 'export const __vitePreload = (load) => load();' : undefined),
} as const;
