import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../i18n/locales.ts';
import { languageOf } from '../language/index.ts';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkText } from './text.ts';

for (const locale of LOCALES) {
  test(`each rule on ${locale} prose catches what it must and nothing innocent`, () => {
    for (const { code, pattern, caught, innocent } of languageOf(locale)?.rules ?? []) {
      assert.ok(caught.length > 0 && innocent.length > 0, `${code} ${String(pattern)} is not tested`);
      for (const text of caught) assert.ok([...text.matchAll(pattern)].length > 0, `${code} lets pass “${text}”`);
      for (const text of innocent) assert.deepEqual([...text.matchAll(pattern)], [], `${code} catches “${text}”`);
    }
  });
}

function found(body: string): readonly string[] {
  return brief(checkText(sample(samplePage('x', body, 'en'))));
}

test('a word that is denied may stand there, marked as such', () => {
  assert.deepEqual(found('nothing is <NotOurs>hit</NotOurs>'), []);
  assert.deepEqual(found('nothing is hit'), [`en/x.mdx:${String(LINES_BEFORE + 1)}:12 avoided-word`]);
});

test('words of another language follow their own rules, notation none but ours', () => {
  assert.deepEqual(found('<span lang="ru">ход — hit</span>'), []);
  assert.deepEqual(found('<span lang="ru">24/18</span>').length, 1);
  assert.deepEqual(found('`24/18`').length, 1);
});

test('what readers see of the frontmatter is prose too', () => {
  const [path = '', text = ''] = Object.entries(samplePage('x', 'x', 'en'))[0] ?? [];
  const content = sample({ [path]: text.replace('title: x', 'title: "The trap"') });
  assert.deepEqual(brief(checkText(content)), ['en/x.mdx:2:13 avoided-word']);
});

test('what components print is not typed', () => {
  assert.deepEqual(found('a <Move>24/18</Move>, <Roll>6-5</Roll>, <Position>w 24:w15 1:b15</Position>'), []);
  assert.deepEqual(found('```\n24/18\n```\n'), []);
});
