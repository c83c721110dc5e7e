import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { CONTENT_TYPES } from '../src/build/files.ts';

/** A server with a copy of the built site that a test may change, and with ways to fail. */
export interface Breakable {
  /** `http://localhost:…`. */
  readonly origin: string;
  /** The copy. */
  readonly folder: string;
  /** Status to answer an address with instead of its file; `'never'` leaves the reader waiting. */
  readonly faults: Map<string, number | 'never'>;
  /** Addresses that have been asked for. */
  readonly asked: string[];
  /** From here on nobody answers, as without a network. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves a copy of the site built in `dist`. */
export async function breakable(dist: string): Promise<Breakable> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(dist, folder, { recursive: true });
  const faults = new Map<string, number | 'never'>();
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const fault = faults.get(pathname);
    if (fault === 'never') return;
    const file = join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
    const found = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    const headers = { 'content-type': CONTENT_TYPES[extname(file)] ?? 'text/plain', 'cache-control': 'no-cache' };
    if (fault !== undefined || !found) response.writeHead(fault ?? 404, { 'content-type': 'text/html' }).end('fault');
    else response.writeHead(200, headers).end(readFileSync(file));
  });

  let port = 0;
  const mend = async (): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    port = address.port;
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  await mend();
  return {
    origin: `http://localhost:${String(port)}`,
    folder,
    faults,
    asked,
    cut,
    mend,
    close: async () => {
      await cut();
      rmSync(folder, { recursive: true });
    },
  };
}
