/**
 * `npm run weigh [-- FOLDER]`: what each page of the built site weighs, in bytes: its HTML as it is and by brotli 11, its
 * elements, and by brotli 11 the styles and scripts it asks for, those inside the page apart; fonts are those of its
 * language. FOLDER is `dist` unless given.
 */
import { pathsIn } from '../build/budgets.ts';
import { weigh } from '../build/page-weight.ts';

const folder = process.argv[2] ?? 'dist';
const paths = await pathsIn(folder);
if (paths.length === 0) throw new Error(`There is no page in ${folder}. Build the site first: npm run build`);
const weights = await Promise.all(paths.map(async (path) => [path, await weigh(folder, path)] as const));
console.table(Object.fromEntries(weights));
