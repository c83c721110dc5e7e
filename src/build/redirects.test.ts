import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { LOCALES } from '../i18n/locales.ts';
import { SITE_URL } from '../site.ts';
import { movedAnchors, withMoved } from './moved-anchors.ts';
import { hostFile, keepReachable, nginxFile, redirectsOf } from './redirects.ts';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
after(() => {
  rmSync(folder, { recursive: true });
});

const MOVES = new Map([
  ['writing', 'notation'],
  ['writing#turn', 'notation#turn'],
  ['writing#star', 'notation#marks'],
  ['notation#repeats', 'notation#alike'],
  ['notation#match', 'tavli#match'],
  ['game/noted', 'game/annotated'],
  ['notation#game-noted:1', 'notation#game-annotated:1'],
  ['fault:point-shut', 'fault:point-closed'],
]);

const NOTATION =
  '<title>Notation · x</title><article><h2 id="turn">T</h2><h2 id="marks">M</h2><h2 id="alike">A</h2>' +
  '<astro-island><div><figure id="game-annotated:start"></figure><figure id="game-annotated:1"></figure></div></astro-island></article>';

function put(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

test('a page that has another name is reached by its old address on any host, in every language', async () => {
  for (const locale of LOCALES) {
    put(`${locale}/notation/index.html`, NOTATION);
    put(`${locale}/tavli/index.html`, '<h1>Tavli</h1><article><h2 id="match">The <i>match</i></h2></article>');
    put(`embed/${locale}/game/annotated/index.html`, '<title>A game</title>');
    put(`oembed/${locale}/game/annotated.json`, '{}');
  }
  put('examples/game/annotated/index.html', '<title>game/annotated.tavli</title>');
  await keepReachable(folder, MOVES);
  for (const locale of LOCALES) {
    assert.ok(read('_redirects').includes(`/${locale}/writing/ /${locale}/notation/ 301\n`));
    assert.ok(
      read('redirects.nginx').includes(`location = /${locale}/writing/ { return 301 /${locale}/notation/; }\n`),
    );
    const html = read(`${locale}/writing/index.html`);
    for (const part of [
      `<html lang="${locale}">`,
      '<meta name="robots" content="noindex">',
      `<link rel="canonical" href="${SITE_URL}/${locale}/notation/">`,
      `<meta http-equiv="refresh" content="0; url=/${locale}/notation/">`,
      `<a href="/${locale}/notation/">Notation · x</a>`,
    ]) {
      assert.ok(html.includes(part), part);
    }
    assert.match(read(`embed/${locale}/game/noted/index.html`), /url=\/embed\/.*\/game\/annotated\//);
    assert.equal(read(`oembed/${locale}/game/noted.json`), '{}');
  }
  assert.match(read('examples/game/noted/index.html'), /url=\/examples\/game\/annotated\//);
});

test('an old anchor stands where the thing is now: before its heading, or before the diagram of its frame', () => {
  const html = read('bg/notation/index.html');
  assert.match(html, /<span id="repeats"><\/span><h2 id="alike">/);
  assert.match(html, /<span id="star"><\/span><h2 id="marks">/);
  assert.match(html, /<span id="game-noted:1"><\/span><astro-island>/);
  assert.equal(html.match(/id="turn"/g)?.length, 1);
});

test('where something stood that is on another page, a line with its title leads there', () => {
  assert.match(
    read('en/notation/index.html'),
    /<p class="moved" id="match"><a href="\/en\/tavli\/#match">[^<]*The match</,
  );
});

test('an anchor whose new place is not on the page stops the build', () => {
  const anchors = movedAnchors(new Map([['notation#old', 'notation#nowhere']]));
  assert.throws(() => withMoved('<h2 id="x"></h2>', 'en', anchors, () => ''), /no “nowhere”/);
});

test('a redirect to a page that is not built stops the build', async () => {
  await assert.rejects(keepReachable(folder, new Map([['old', 'nowhere']])), /\/bg\/nowhere\/, which is not built/);
});

test('where nothing has moved nothing is redirected', () => {
  assert.deepEqual(redirectsOf(new Map()), []);
  assert.equal(hostFile([]) + nginxFile([]), '');
});
