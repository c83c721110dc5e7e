/** Packs the built site for a server that sends packed files as they lie there: `npm run pack`, after a build. */
import process from 'node:process';
import { writePacked } from '../build/packed.ts';

const folder = process.argv[2] ?? 'dist';
const packed = await writePacked(folder);
if (packed === 0) {
  console.error(`There is nothing to pack in ${folder}. Run "npm run build" first.`);
  process.exit(1);
}
console.log(`Packed ${packed} files in ${folder}.`);
