import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { LOCALES } from '../i18n/locales.ts';
import { filesUnder } from './files.ts';
import { writeSearch } from './search.ts';

/** Writes the index with nothing kept from an earlier build. */
async function writeAnew(folder: string): Promise<void> {
  const home = process.cwd();
  const empty = await mkdtemp(join(tmpdir(), 'search-'));
  process.chdir(empty);
  try {
    await writeSearch(folder);
  } finally {
    process.chdir(home);
    await rm(empty, { recursive: true });
  }
}

async function made(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = await filesUnder(join(folder, 'pagefind'), '');
  const entries: [string, string][] = [];
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    if (content) entries.push([relative(folder, file), content.toString('base64')]);
  }
  return Object.fromEntries(entries);
}

async function site(pages: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  for (const [path, text] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `<html><body><main><h1>${text}</h1><p>${text}</p></main></body></html>`);
  }
  return folder;
}

const PAGES = Object.fromEntries(
  LOCALES.flatMap((locale) => ['index.html', 'tapa/index.html'].map((page) => [`${locale}/${page}`, `тапа ${page}`])),
);

test('two builds of the same pages write the same index, byte for byte', async () => {
  const folder = await site(PAGES);
  try {
    await writeAnew(folder);
    const first = await made(folder);
    await writeAnew(folder);
    assert.deepEqual(await made(folder), first);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an index that is kept from an earlier build is the one that would be made now, and other pages get another', async () => {
  const [folder, other] = [await site(PAGES), await site({ ...PAGES, 'bg/index.html': 'майка' })];
  try {
    await writeAnew(folder);
    const anew = await made(folder);
    await writeSearch(folder);
    await writeSearch(folder);
    assert.deepEqual(await made(folder), anew);
    await writeSearch(other);
    assert.notDeepEqual(await made(other), anew);
  } finally {
    for (const each of [folder, other]) await rm(each, { recursive: true });
  }
});

test('each language has its index of its own pages; cards, pages of no language, and Pagefind’s own windows, are not in it', async () => {
  const card = '<meta name="robots" content="noindex">no';
  const folder = await site({
    ...PAGES,
    'bg/card/tapa/index.html': card,
    '404.html': 'no',
    'index.html': 'no',
    'examples/pinning/x/index.html': 'no',
  });
  try {
    await writeAnew(folder);
    const files = Object.keys(await made(folder));
    const entry = JSON.parse(await readFile(join(folder, 'pagefind/pagefind-entry.json'), 'utf8')) as {
      languages: Record<string, { page_count: number }>;
    };
    assert.deepEqual(Object.keys(entry.languages).sort(), [...LOCALES].sort());
    for (const { page_count } of Object.values(entry.languages)) assert.equal(page_count, 2);
    for (const locale of LOCALES) {
      const chunks = JSON.parse(await readFile(join(folder, `pagefind/chunks-${locale}.json`), 'utf8')) as string[];
      for (const chunk of chunks) assert.ok(files.includes(`pagefind/${chunk}`), chunk);
    }
    assert.deepEqual(
      files.filter((file) => /ui|highlight|worker/.test(file)),
      [],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a language without pages stops the build: its readers would find nothing', async () => {
  const folder = await site({ 'bg/index.html': 'тапа' });
  try {
    await assert.rejects(writeAnew(folder), /nothing in de/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
