import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { CONTENT_TYPES } from '../src/build/files.ts';

/** The folder of the built site; `SITE_DIR` names another than `dist`. */
export const SITE_DIR = process.env['SITE_DIR'] ?? 'dist';

export interface Served {
  /** `http://localhost:…`, with a port that nobody else has. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves files: an address that begins with a key of `folders` (`/`, `/lib/`) from the folder that stands there, each
 * with the same `headers`; text by brotli 11 if `isPacked`.
 */
export async function serve(
  folders: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  isPacked = false,
): Promise<Served> {
  const packed = new Map<string, Buffer>();
  async function pack(file: string): Promise<Buffer> {
    const body = packed.get(file) ?? brotliCompressSync(await readFile(file));
    packed.set(file, body);
    return body;
  }

  async function find(address: string): Promise<string | undefined> {
    const path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
    const base = Object.keys(folders)
      .filter((each) => path.startsWith(each))
      .sort((a, b) => b.length - a.length)[0];
    if (base === undefined) return undefined;
    const file = join(folders[base] ?? '', path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? file : undefined;
  }

  const server = createServer((request, response) => {
    void find(request.url ?? '/').then((file) => {
      if (file === undefined) {
        response.writeHead(404).end();
        return;
      }
      const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
      const head = { ...headers, 'content-type': type };
      if (!isPacked || !/text|xml/.test(type)) {
        response.writeHead(200, head);
        createReadStream(file).pipe(response);
        return;
      }
      void pack(file).then((body) => {
        response.writeHead(200, { ...head, 'content-encoding': 'br' }).end(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${String(address.port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
