import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { LOCALES, type Locale } from '../i18n/locales.ts';

/** A right sentence in each language, and a wrong form that a slip of the hand makes of one of its words. */
const SLIPS: Readonly<Record<Locale, readonly [sentence: string, wrong: string]>> = {
  bg: ['Затапеният пул остава на полето си.', 'полетто'],
  de: ['Der festgesetzte Stein bleibt auf seinem Punkt.', 'seinnem'],
  en: ['The pinned checker stays on its point.', 'chekcer'],
  ro: ['Pulul prins rămâne pe căsuța lui.', 'rămîâne'],
  ru: ['Прижатая шашка остаётся на своём пункте.', 'остоётся'],
};

/** Unknown words, by `locale/page.mdx`, of pages with these texts. */
function unknownWords(texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  try {
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    const files = Object.keys(texts).map((file) => join(folder, file));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/cspell/bin.mjs', '--config', 'cspell.config.json', '--root', folder, '--no-progress', ...files],
      { encoding: 'utf8' },
    );
    assert.match(stderr, /Files checked: /, stderr);
    const found: Record<string, string[]> = {};
    for (const [, file = '', word = ''] of stdout.matchAll(
      /^(?:.*\/)?(\w+\/\w+\.mdx):\d+:\d+ - Unknown word \((.*?)\)/gm,
    )) {
      (found[file] ??= []).push(word);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a slip is found in each language, and the same sentence without it is right', () => {
  const texts: Record<string, string> = {};
  for (const locale of LOCALES) {
    const [sentence, wrong] = SLIPS[locale];
    texts[`${locale}/right.mdx`] = sentence;
    texts[`${locale}/wrong.mdx`] = `${sentence} ${wrong}.`;
  }
  const expected = Object.fromEntries(LOCALES.map((locale) => [`${locale}/wrong.mdx`, [SLIPS[locale][1]]]));
  assert.deepEqual(unknownWords(texts), expected);
});

test('what is no prose is not spelled; the words around it are', () => {
  const text = [
    '## Pins {#xqzv}',
    'A <Term id="xqzv">pin</Term>, <Move>24/18</Move>, <span lang="de">Zug um Zug</span>, [there](/en/xqzv/).',
    '```moves\n1 w 6-5: 24/13\n```',
    'A <Term id="pin">xqzv</Term>.',
  ].join('\n\n');
  assert.deepEqual(unknownWords({ 'en/tapa.mdx': text }), { 'en/tapa.mdx': ['xqzv'] });
});
