import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBuilt } from '../src/build/finding-check.ts';
import type { Built } from '../src/build/finding.ts';
import { linkProblems } from '../src/build/links.ts';
import { SITE_DIR } from './serve.ts';

/*
 * Every way through the built site leads somewhere, and each kind of way that does not is noticed in a copy.
 */

const built = await readBuilt(SITE_DIR);
const PAGE = 'bg/plakoto/index.html';

test('every address on every page, in styles, manifests, the sitemap and llms.txt leads to what was built', () => {
  assert.deepEqual(linkProblems(built), []);
});

/** The built site with a text of one file, which must be there, replaced. */
function damaged(file: string, from: string | RegExp, to: string): Built {
  const text = built.texts.get(file) ?? '';
  const changed = text.replace(from, () => to);
  assert.notEqual(changed, text, `${file} has no ${String(from)}`);
  return { ...built, texts: new Map([...built.texts, [file, changed]]) };
}

function without(file: string): Built {
  assert.ok(built.files.has(file), file);
  const files = new Set(built.files);
  files.delete(file);
  return { ...built, files };
}

const style = [...built.files].find((file) => /_astro\/theme-script.*\.css$/.test(file)) ?? 'no style';
const font = [...built.files].find((file) => file.endsWith('.woff2')) ?? 'no font';

for (const [what, copy, problem] of [
  ['a page that is not there', damaged(PAGE, '="/bg/tapa/', '="/bg/baba/'), '/bg/plakoto/: /bg/baba/'],
  ['an address without its slash', damaged(PAGE, 'href="/bg/tapa/"', 'href="/bg/tapa"'), '/bg/tapa lacks its slash'],
  ['a section that is not there', damaged(PAGE, 'id="mother"', 'id="mather"'), '#mother names a part'],
  [
    'a section of another page',
    damaged('bg/glossary/index.html', 'id="pin"', 'id="pim"'),
    '/bg/glossary/#pin names a part',
  ],
  [
    'a position that is none',
    damaged('de/board/index.html', '&amp;roll=65', '&amp;roll=77'),
    'roll=77&play=24/18_24/19 opens no board',
  ],
  ['a frame that is not there', damaged(PAGE, 'id="pinning-five-pins:1"', ''), '#pinning-five-pins:1 names a part'],
  ['a die of a drawing', damaged(PAGE, 'id="w5"', 'id="w55"'), '#w5 names a part'],
  ['what styles draw boards with', damaged(PAGE, 'id="board"', 'id="bord"'), '#board names a part'],
  [
    'another language',
    damaged(PAGE, /(?<=hreflang="de" href=")[^"]*/, `${built.origin}/de/baba/`),
    '/de/baba/ is not there',
  ],
  ['the language switch', damaged(PAGE, 'href="/ru/plakoto/"', 'href="/ru/plakota/"'), '/ru/plakota/ is not there'],
  ['an entry of the sitemap', damaged('sitemap.xml', '/bg/tapa/</loc>', '/bg/baba/</loc>'), '/sitemap.xml: '],
  ['an entry of llms.txt', damaged('llms.txt', '/ru/tapa/)', '/ru/baba/)'), '/llms.txt: '],
  ['an icon of a manifest', without('icon-192.png'), 'manifest.webmanifest: /icon-192.png is not there'],
  ['a style', without(style), `/${style} is not there`],
  ['a font', without(font), `/${font} is not there`],
  ['a card as PDF', without('de/card/plakoto.pdf'), '/de/card/plakoto.pdf is not there'],
] as const) {
  test(`a way to nowhere is noticed: ${what}`, () => {
    const problems = linkProblems(copy);
    assert.ok(
      problems.some((each) => each.includes(problem)),
      problems.join('\n') || 'nothing was noticed',
    );
  });
}
