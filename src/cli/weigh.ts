/**
 * `npm run weigh [-- FOLDER]`: what each page of the built site weighs, in bytes: its HTML as it is and by brotli 11, its
 * elements, and by brotli 11 the styles and scripts it asks for; fonts are those of its language. FOLDER is `dist` unless
 * given.
 */
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { weigh } from '../../e2e/sizes.ts';
import { filesUnder } from '../build/files.ts';
import { htmlWeight } from '../build/html-weight.ts';

const folder = process.argv[2] ?? 'dist';
const pages = await filesUnder(folder, 'index.html');
if (pages.length === 0) throw new Error(`There is no page in ${folder}. Build the site first: npm run build`);

const rows = pages.map((file) => {
  const { raw, packed, elements } = htmlWeight(readFileSync(file, 'utf8'));
  const path = `/${relative(folder, dirname(file))}/`.replace('//', '/');
  const { css, scripts, fonts } = weigh(folder, path);
  return [path, { raw, packed, elements, css, scripts, fonts, all: packed + css + scripts + fonts }] as const;
});
console.table(Object.fromEntries(rows));
