import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, sample } from '../sample.ts';
import { checkFrontmatter } from './frontmatter.ts';

const GOOD = ['title: a', 'description: b', 'updated: 2026-11-30', 'change: c'];

function problems(lines: readonly string[]): readonly string[] {
  const content = sample({ 'en/x.mdx': `---\n${lines.join('\n')}\n---\n` });
  return brief(checkFrontmatter(content)).map((problem) =>
    problem.replace('en/x.mdx:', '').replace(' bad-frontmatter', ''),
  );
}

test('title, description, day and change are there, once each, and nothing that nobody reads', () => {
  const cases = [
    [GOOD, []],
    [[...GOOD, 'sources:', '  - https://a.example'], []],
    [GOOD.slice(1), ['1:1']],
    [[], ['1:1', '1:1', '1:1', '1:1']],
    [[...GOOD, 'title: a'], ['6:8']],
    [[...GOOD, 'author: a'], ['6:9']],
    [[...GOOD, 'more: a: b'], ['6:1']],
    [GOOD.with(0, 'title:'), ['2:7']],
  ] as const;
  for (const [lines, expected] of cases) assert.deepEqual(problems(lines), expected, lines.join());
});

test('a description has at most 155 characters', () => {
  assert.deepEqual(problems(GOOD.with(1, `description: ${'ж'.repeat(155)}`)), []);
  assert.deepEqual(problems(GOOD.with(1, `description: ${'ж'.repeat(156)}`)), ['3:14']);
});

test('the day is one of the calendar', () => {
  for (const day of ['2026-02-30', '2026-13-01', '30.11.2026', '2026-1-1', 'today']) {
    assert.deepEqual(problems(GOOD.with(2, `updated: ${day}`)), ['4:10'], day);
  }
});
