import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { headersFor } from './host-headers.ts';
import { ask, startNginx, whyNoNginx, type Nginx } from './nginx.ts';
import { SITE_DIR } from './serve.ts';

const reason = whyNoNginx();
let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx.stop());
test.describe.configure({ mode: 'default' });
test.skip(reason !== undefined, reason);

const EMBEDDED = '/embed/bg/pinning/five-pins/';
const OEMBED = '/oembed/bg/pinning/five-pins.json';
/** Files of the site that say something to the host, not to readers. */
const FOR_HOSTS = ['/_headers', '/_redirects', '/redirects.nginx', '/preload.nginx'];
/** Every page of the site that is no board for other sites. */
const PAGES = readdirSync(SITE_DIR, { recursive: true })
  .map((name) => `/${String(name)}`)
  .filter((name) => name.endsWith('.html') && !name.startsWith('/embed/'))
  .map((name) => name.replace(/(?<=\/)index\.html$/, ''));
const SAFE = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const FOREVER = 'public, max-age=31536000, immutable';

/** For each rule of `_headers`, an address of a file of the site that it is for. */
function ruledAddresses(): readonly string[] {
  const files = readdirSync(SITE_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(SITE_DIR.length)}/${name}`.replace(/(?<=\/)index\.html$/, ''))
    .sort();
  const rules = readFileSync(`${SITE_DIR}/_headers`, 'utf8').split('\n');
  return rules
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => {
      const found = files.find((file) => (rule.endsWith('*') ? file.startsWith(rule.slice(0, -1)) : file === rule));
      if (found === undefined) throw new Error(`_headers has a rule for ${rule}, where there is no file.`);
      return found;
    });
}

/** Addresses of which nginx says other than `_headers`. */
async function differences(from: Nginx): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of [...PAGES, ...ruledAddresses(), from.asset('.css'), from.asset('.woff2')]) {
    const { headers } = await ask(from, address);
    if (Object.entries(headersFor(address)).some(([name, value]) => headers[name] !== value)) found.push(address);
  }
  return found;
}

test('every kind of file has its type, the headers that protect it, and the time it may be kept', async () => {
  const kinds = {
    '/bg/tapa/': ['text/html; charset=utf-8', 'no-cache'],
    '/bg/worker.js': ['application/javascript; charset=utf-8', 'no-cache'],
    '/bg/manifest.webmanifest': ['application/manifest+json; charset=utf-8', 'no-cache'],
    '/icon.svg': ['image/svg+xml', 'no-cache'],
    '/icon-192.png': ['image/png', 'no-cache'],
    '/robots.txt': ['text/plain; charset=utf-8', 'no-cache'],
    '/sitemap.xml': ['text/xml; charset=utf-8', 'no-cache'],
    '/bg/card/plakoto.pdf': ['application/pdf', 'no-cache'],
    [OEMBED]: ['application/json; charset=utf-8', 'no-cache'],
    '/previews/bg/plakoto.png': ['image/png', 'no-cache'],
    [nginx.asset('.css')]: ['text/css; charset=utf-8', FOREVER],
    [nginx.asset('.js')]: ['application/javascript; charset=utf-8', FOREVER],
    [nginx.asset('.woff2')]: ['font/woff2', FOREVER],
  };
  for (const [address, [type, cache]] of Object.entries(kinds)) {
    const { status, headers } = await ask(nginx, address);
    expect({ address, status, ...headers }).toMatchObject({
      address,
      status: 200,
      'content-type': type,
      'cache-control': cache,
      ...SAFE,
    });
  }
});

test('boards for other sites may be framed, and nothing else', async () => {
  const frames = async (address: string): Promise<unknown> =>
    (await ask(nginx, address)).headers['content-security-policy'];
  expect(await frames(EMBEDDED)).toBe('frame-ancestors *');
  for (const address of [...PAGES, '/bg/worker.js', '/nowhere/', '/embed/nowhere/', '/bg/embed/']) {
    expect(await frames(address), address).toBe("frame-ancestors 'none'");
  }
});

test('scripts, styles and fonts may be used by a diagram in a frame that is nobody’s, oEmbed answers by everybody', async () => {
  const readers = async (address: string): Promise<unknown> =>
    (await ask(nginx, address)).headers['access-control-allow-origin'];
  for (const address of [OEMBED, nginx.asset('.js'), nginx.asset('.css'), nginx.asset('.woff2')])
    expect(await readers(address), address).toBe('*');
  for (const address of [EMBEDDED, '/bg/tapa/', '/bg/worker.js'])
    expect(await readers(address), address).toBeUndefined();
});

test('_headers and nginx say the same of every page and of every address that _headers names', async () => {
  expect(await differences(nginx)).toEqual([]);
  for (const address of PAGES) expect(headersFor(address), address).toHaveProperty('content-security-policy');
});

test('every page announces the stylesheet that it links first, and boards for other sites announce none', async () => {
  for (const address of [...PAGES, EMBEDDED]) {
    const { headers, body } = await ask(nginx, address);
    const [, first] = /<link rel="stylesheet" href="([^"]*theme[^"]*)"/.exec(body.toString()) ?? [];
    const announced = first === undefined ? undefined : `<${first}>; rel=preload; as=style`;
    expect({ address, nginx: headers['link'], others: headersFor(address)['link'] }).toEqual({
      address,
      nginx: announced,
      others: announced,
    });
  }
});

for (const [damage, lines, found] of [
  ['pages may be framed', { 'default    "frame-ancestors \'none\'"': 'default "frame-ancestors *"' }, '/bg/tapa/'],
  ['assets are asked for again', { '~^/_astro/  "public': '~^/elsewhere/ "public' }, '.css'],
  ['the list of links is for this site alone', { '~^/links(?:': '~^/elsewhere(?:' }, '/links.json'],
  [
    'a location has a header of its own',
    { 'location ~ ^/(?:_headers': 'location /ru/ { add_header X-A 1; } location ~ ^/(?:_headers' },
    '/ru/tapa/',
  ],
] as const) {
  test(`a configuration by which ${damage} is found out`, async () => {
    const damaged = await startNginx(lines);
    const addresses = await differences(damaged);
    await damaged.stop();
    expect(addresses.join(' ')).toContain(found);
  });
}

test('text comes packed, by brotli or gzip as the reader takes it, and is the same when unpacked', async () => {
  for (const address of ['/de/plakoto/', nginx.asset('.css'), nginx.asset('.js'), '/bg/worker.js']) {
    const plain = await ask(nginx, address);
    const brotli = await ask(nginx, address, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(nginx, address, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding'], address).toBe('br');
    expect(gzip.headers['content-encoding'], address).toBe('gzip');
    for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toContain('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length);
  }
  const font = await ask(nginx, nginx.asset('.woff2'), { 'accept-encoding': 'gzip, deflate, br' });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('what does not exist is answered 404, in every language, and not kept; no folder shows what is in it', async () => {
  for (const address of ['/bg/plakota/', '/_astro/gone.js', '/_astro/', '/examples/', ...FOR_HOSTS]) {
    const { status, headers, body } = await ask(nginx, address);
    expect(status, address).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', ...SAFE });
    for (const locale of ['bg', 'de', 'en', 'ro', 'ru']) expect(body.toString()).toContain(`<section lang="${locale}"`);
  }
});

test('an address without its slash leads to the one with it, on the same host, and keeps its query', async () => {
  for (const [address, leadsTo] of [
    ['/bg/plakoto', '/bg/plakoto/'],
    ['/de', '/de/'],
    ['/bg/plakoto?frame=x', '/bg/plakoto/?frame=x'],
  ] as const) {
    const { status, headers } = await ask(nginx, address);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: leadsTo });
  }
});

test('without encryption there is nothing but the way to the encrypted site', async () => {
  const { status, headers } = await ask(nginx, '/bg/tapa/?x=1', { host: 'plakoto.example' }, 'plain');
  expect({ status, location: headers.location }).toEqual({
    status: 301,
    location: 'https://plakoto.example/bg/tapa/?x=1',
  });
});

test('a reader who has the page already is told so in a few bytes', async () => {
  const first = await ask(nginx, '/bg/tapa/', { 'accept-encoding': 'br' });
  const again = await ask(nginx, '/bg/tapa/', { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' });
  expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 });
});
