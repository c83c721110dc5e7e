import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, sample } from '../sample.ts';
import { checkUnique } from './unique.ts';

const page = (title: string, description: string): string =>
  `---\ntitle: ${title}\ndescription: ${description}\nupdated: 2026-11-30\nchange: x\n---\n`;

test('two pages of a language have neither one title nor one description, whatever the case of their letters', () => {
  const cases = [
    [page('Тапа', 'a'), page('Плакото', 'b'), []],
    [page('Тапа', 'a'), page('тапа', 'b'), ['bg/y.mdx:2:8 bad-frontmatter']],
    [page('Тапа', 'a'), page('Плакото', 'a'), ['bg/y.mdx:3:14 bad-frontmatter']],
  ] as const;
  for (const [x, y, expected] of cases) {
    assert.deepEqual(brief(checkUnique(sample({ 'bg/x.mdx': x, 'bg/y.mdx': y }))), expected, y);
  }
});

test('pages of two languages may have one title: names of games often are the same', () => {
  assert.deepEqual(checkUnique(sample({ 'de/x.mdx': page('Tapa', 'a'), 'ro/x.mdx': page('Tapa', 'a') })), []);
});
