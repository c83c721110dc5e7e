/**
 * `npm run twice`: builds the site twice, the second time in another time zone and language of the machine, and compares
 * all files byte by byte: pages, styles, the search index, cards as PDF, pictures.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { differences } from '../build/differences.ts';
import { filesUnder } from '../build/files.ts';
import { KEPT } from '../kept.ts';

const FOLDERS = ['.cache/twice/1', '.cache/twice/2'] as const;
/** What an earlier build leaves for the next would hide a difference. */
const LEFT = [KEPT, '.cache/fonts', 'node_modules/.astro', 'node_modules/.vite', '.astro'];
const ELSEWHERE = { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };

function build(folder: string, env: Readonly<Record<string, string>>): void {
  for (const path of [...LEFT, folder]) rmSync(path, { recursive: true, force: true });
  const words = ['--env-file=src/cli/astro.env', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder];
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The site was not built; `npm run build` says why.');
}

build(FOLDERS[0], {});
build(FOLDERS[1], ELSEWHERE);
const lines = await differences(...FOLDERS);
const all = await filesUnder(FOLDERS[0], '');
console.log(
  lines.length === 0 ? `Two builds, ${String(all.length)} files and folders: all the same.` : lines.join('\n'),
);
process.exitCode = lines.length === 0 ? 0 : 1;
