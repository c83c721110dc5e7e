import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf } from './excerpt.ts';

const CASES: readonly (readonly [string, readonly (readonly [string, boolean])[]])[] = [
  ['', []],
  ['nothing', [['nothing', false]]],
  [
    'the <mark>mother</mark> point',
    [
      ['the ', false],
      ['mother', true],
      [' point', false],
    ],
  ],
  [
    '<mark>one</mark> <mark>two</mark>',
    [
      ['one', true],
      [' ', false],
      ['two', true],
    ],
  ],
  ['&lt;img src=x onerror=alert(1)&gt;', [['<img src=x onerror=alert(1)>', false]]],
  ['&lt;mark&gt;no&lt;/mark&gt;', [['<mark>no</mark>', false]]],
  ['a &amp; b', [['a &amp; b', false]]],
];

test('only what Pagefind marked is marked; whatever else looks like HTML is text', () => {
  for (const [excerpt, expected] of CASES) {
    const pieces = piecesOf(excerpt).map(({ text, found }) => [text, found]);
    assert.deepEqual(pieces, expected, excerpt);
  }
});
