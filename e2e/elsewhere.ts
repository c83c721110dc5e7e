import { createServer } from 'node:http';

export interface Elsewhere {
  /** `http://127.0.0.1:…`: to a browser a site other than `localhost`. */
  readonly origin: string;
  readonly close: () => void;
}

/** Another site, with one page, which has that body. */
export async function elsewhere(body: string): Promise<Elsewhere> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Elsewhere</title>${body}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
