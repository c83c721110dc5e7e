import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectioned } from './sectioned.ts';

const BOARD = '<astro-island></astro-island>';
const heading = (id: string, level = 2): string =>
  `<div class="heading" data-x> <h${level} id="${id}">${id}</h${level}></div>`;

const CASES: readonly (readonly [rule: string, html: string, expected: string])[] = [
  ['a page without a board stays as it is', `<h1>A</h1>${heading('a')}<p>`, `<h1>A</h1>${heading('a')}<p>`],
  [
    'a section goes from its heading to the next, and what is before the first stands in none',
    `<h1>A</h1>${heading('a')}${BOARD}${heading('b')}<p>`,
    `<h1>A</h1><section>${heading('a')}${BOARD}</section><section>${heading('b')}<p></section>`,
  ],
  [
    'a heading of the third level begins no section',
    `${heading('a')}${BOARD}${heading('b', 3)}<p>`,
    `<section>${heading('a')}${BOARD}${heading('b', 3)}<p></section>`,
  ],
  ['a page of boards without a heading stays as it is', `<h1>A</h1>${BOARD}`, `<h1>A</h1>${BOARD}`],
];

for (const [rule, html, expected] of CASES) {
  test(rule, () => {
    assert.equal(sectioned(html), expected);
  });
}
