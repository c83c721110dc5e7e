import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { writeOffline } from './offline.ts';
import { planOf } from './offline/plan.ts';
import { KEPT_SIZE, sizeText } from './offline/size.ts';

const head =
  '<link rel="icon" href="/icon.svg"><link rel="alternate" href="https://x.example/de/">' +
  '<link rel="stylesheet" href="/_astro/a.1.css"><link rel="manifest" href="/bg/manifest.webmanifest">';
const SITE: Readonly<Record<string, string>> = {
  'icon.svg': '<svg/>',
  '404.html': '404',
  '_astro/a.1.css':
    '@font-face{font-family:"Face bg";src:url(./bg-latin.1.woff2)}@font-face{font-family:Face bg;src:url(./de-same.1.woff2)}' +
    '@font-face{font-family:"Face de";src:url(./de-latin.1.woff2)}@font-face{font-family:Face de;src:url(./de-same.1.woff2)}',
  '_astro/bg-latin.1.woff2': 'bg',
  '_astro/de-latin.1.woff2': 'de',
  '_astro/de-same.1.woff2': 'same',
  '_astro/site.1.js':
    'import"./shared.1.js";const later=["_astro/board.1.js"];import(`./search.1.js`);"/pagefind/p.js"',
  '_astro/shared.1.js': 'export{}',
  '_astro/board.1.js': 'export{}',
  '_astro/search.1.js': 'export{}',
  '_astro/nobody.1.js': 'export{}',
  'pagefind/p.js': 'export{}',
  'bg/manifest.webmanifest': '{}',
  'bg/card.pdf': '%PDF',
  'bg/index.html': `<html><head>${head}</head><a href="/bg/card.pdf">x</a>${KEPT_SIZE}</html>`,
  'bg/tapa/index.html': `<html><head>${head}</head><script src="/_astro/site.1.js"></script>${KEPT_SIZE}</html>`,
  'de/index.html': '<html></html>',
};
const ADDED = { page: 'bg/new/index.html', style: '_astro/a.1.css', icon: 'icon.svg', asset: '_astro/search.1.js' };

let root = '';
let folder = '';

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'offline-'));
});
after(() => rm(root, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'site-'));
  for (const [name, text] of Object.entries(SITE)) await write(name, text);
});

test('a language keeps its pages and what they load, now or later; no other language, no other file', async () => {
  const { pages, shared } = await planOf(folder, 'bg', '');
  assert.deepEqual(pages.map(([path]) => path).sort(), ['/bg/', '/bg/tapa/']);
  assert.deepEqual(
    shared.map(([path]) => path),
    [
      ...[
        'a.1.css',
        'bg-latin.1.woff2',
        'board.1.js',
        'de-same.1.woff2',
        'search.1.js',
        'shared.1.js',
        'site.1.js',
      ].map((name) => `/_astro/${name}`),
      '/bg/manifest.webmanifest',
      '/icon.svg',
    ],
  );
});

test('the same files give the same worker, in whatever folder and however often', async () => {
  const other = await mkdtemp(join(root, 'site-'));
  await cp(folder, other, { recursive: true });
  await writeOffline(folder);
  const once = await readFile(join(folder, 'bg/worker.js'), 'utf8');
  await writeOffline(folder);
  await writeOffline(other);
  assert.equal(await readFile(join(folder, 'bg/worker.js'), 'utf8'), once);
  assert.equal(await readFile(join(other, 'bg/worker.js'), 'utf8'), once);
});

for (const [kind, name] of Object.entries(ADDED)) {
  test(`another ${kind} is another version, of the languages that it is kept for only`, async () => {
    const versions = async (): Promise<readonly string[]> =>
      Promise.all((['bg', 'de'] as const).map(async (locale) => (await planOf(folder, locale, '')).version));
    const [bg, de] = await versions();
    await write(name, 'another');
    const [bgThen, deThen] = await versions();
    assert.notEqual(bgThen, bg);
    assert.equal(deThen, de);
  });
}

test('another worker is another version too', async () => {
  const [one, two] = await Promise.all([planOf(folder, 'bg', 'one'), planOf(folder, 'bg', 'two')]);
  assert.notEqual(one.version, two.version);
});

test('a page says how much is kept, and its hash is that of what it says', async () => {
  await writeOffline(folder);
  const html = await readFile(join(folder, 'bg/tapa/index.html'), 'utf8');
  assert.ok(!html.includes(KEPT_SIZE));
  assert.match(html, /\d\u00a0kB<\/html>$/);
  const { pages } = await planOf(folder, 'bg', '');
  const worker = await readFile(join(folder, 'bg/worker.js'), 'utf8');
  for (const [, integrity] of pages) assert.ok(worker.includes(integrity));
});

test('sizes are told in two digits, as the language writes them', () => {
  assert.equal(sizeText('de', 1_249_000), '1,2\u00a0MB');
  assert.equal(sizeText('en', 1_249_000), '1.2\u00a0MB');
  assert.equal(sizeText('ru', 643_000), '640\u00a0кБ');
  assert.equal(sizeText('bg', 999_500), '1\u00a0MB');
});
