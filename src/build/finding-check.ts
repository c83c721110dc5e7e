import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SITE_URL } from '../site.ts';
import { findingProblems, type Built } from './finding.ts';

/** Reads what was built of the pages and the texts beside them; `folder` is the built site. */
export async function readBuilt(folder: string, origin = SITE_URL): Promise<Built> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .sort();
  const texts = new Map<string, string>();
  for (const file of files) {
    if (/\.(html|xml|txt)$/.test(file)) texts.set(file, await readFile(join(folder, file), 'utf8'));
  }
  return { texts, files: new Set(files), origin };
}

/** Stops a build whose pages could not be found as they should; it looks at what was written, not at what was meant. */
export function findingCheck(): AstroIntegration {
  return {
    name: 'finding-check',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const problems = findingProblems(await readBuilt(fileURLToPath(dir)));
        if (problems.length > 0) throw new Error(['The site cannot be found as it should.', ...problems].join('\n'));
      },
    },
  };
}
