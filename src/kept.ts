import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What takes a build its time and comes out the same every time; it may be emptied whenever you like. */
export const KEPT = '.cache/kept';

/**
 * What an earlier build made of the same, or else what `make` makes of it now. `of` is all that it depends on; `ending`
 * names its kind, such as `.pdf`.
 */
export async function kept(
  of: readonly (string | Uint8Array)[],
  ending: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  // Each part is closed, so that no two lists of parts run together into the same text.
  for (const part of of) hash.update(String(part.length)).update('\0').update(part);
  const file = join(KEPT, hash.digest('hex') + ending);
  if (existsSync(file)) return readFile(file);
  const made = await make();
  await mkdir(KEPT, { recursive: true });
  // A build that is stopped half-way must not leave half a file under the name that the next one trusts.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
