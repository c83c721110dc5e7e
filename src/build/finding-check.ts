import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SITE_URL } from '../site.ts';
import { findingProblems, type Built } from './finding.ts';
import { linkProblems } from './links.ts';

/** Reads what was built of the pages and the texts beside them; `folder` is the built site. */
export async function readBuilt(folder: string, origin = SITE_URL): Promise<Built> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
  const texts = new Map<string, string>();
  for (const file of files) {
    if (/\.(html|css|webmanifest|xml|txt)$/.test(file)) texts.set(file, await readFile(join(folder, file), 'utf8'));
  }
  return { texts, files: new Set(files), origin };
}

/**
 * Stops a build whose pages could not be found as they should, or lead to what is not there; it looks at what was written,
 * not at what was meant.
 */
export function findingCheck(): AstroIntegration {
  return {
    name: 'finding-check',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const built = await readBuilt(fileURLToPath(dir));
        const problems = [...findingProblems(built), ...linkProblems(built)];
        if (problems.length > 0) throw new Error(['The site does not lead where it should.', ...problems].join('\n'));
      },
    },
  };
}
