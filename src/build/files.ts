import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files below a folder whose names end in `ending`, in a stable order; none if there is no such folder. */
export async function filesUnder(folder: string, ending: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return names
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether a path is that of a file, not of a folder. */
export async function isFile(path: string): Promise<boolean> {
  return (await stat(path)).isFile();
}

/** As what a file of the built site is sent, by the ending of its name. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
