import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesUnder, isFile } from './files.ts';

async function namesIn(folder: string): Promise<readonly string[]> {
  const files = await filesUnder(folder, '');
  const areFiles = await Promise.all(files.map(isFile));
  return files.filter((_, index) => areFiles[index]).map((file) => relative(folder, file));
}

/** Where two folders differ, a line for each file: it stands in one only, or differs from some byte on. */
export async function differences(one: string, other: string): Promise<readonly string[]> {
  const names = [await namesIn(one), await namesIn(other)] as const;
  const lines: string[] = [];
  for (const name of [...new Set(names.flat())].sort()) {
    const [first, second] = [names[0].includes(name), names[1].includes(name)];
    if (!first || !second) {
      lines.push(`${name}: only in ${first ? one : other}`);
      continue;
    }
    const [a, b] = [await readFile(join(one, name)), await readFile(join(other, name))];
    if (a.equals(b)) continue;
    const at = a.findIndex((byte, index) => byte !== b[index]);
    lines.push(`${name}: differs from byte ${String(at === -1 ? a.length : at)} on`);
  }
  return lines;
}
