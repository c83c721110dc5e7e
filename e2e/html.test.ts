import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { filesUnder } from '../src/build/files.ts';
import { SITE_DIR } from './serve.ts';

/*
 * Every built page is valid HTML, by html-validate's own recommendations, but for three.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A matter of taste.
    'void-style': 'off',
    // Ids of frames, `pinning-five-pins:1`, are addresses that other sites link to.
    'valid-id': ['error', { relaxed: true }],
    // A table that is laid out otherwise on a narrow screen loses its own role there.
    'no-redundant-role': ['error', { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'] }],
  },
});

async function complaints(name: string, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${name}: ${ruleId}: ${message}`));
}

test('every page is valid HTML', async () => {
  const pages = await filesUnder(SITE_DIR, '.html');
  assert.ok(pages.length > 40);
  for (const page of pages) assert.deepEqual(await complaints(page, readFileSync(page, 'utf8')), []);
});

for (const [what, from, to, rule] of [
  ['an element that never ends', '</main>', '<div></main>', 'close-order'],
  ['an id that stands twice', '<main id="text"', '<p id="text"></p><main id="text"', 'no-dup-id'],
  ['a style that the policy blocks', '<main ', '<main style="color:red" ', 'no-inline-style'],
  ['a button of no kind', 'type="button"', '', 'no-implicit-button-type'],
  ['a heading inside a paragraph', '<h1>', '<p><h1>', 'no-implicit-close'],
  ['a control without a name', ' aria-label="Zurück"', '', 'text-content'],
] as const) {
  test(`${what} is noticed`, async () => {
    const html = readFileSync(join(SITE_DIR, 'de/plakoto/index.html'), 'utf8');
    assert.ok(html.includes(from), from);
    const found = await complaints('damaged', html.replace(from, to));
    assert.ok(
      found.some((each) => each.includes(`: ${rule}: `)),
      found.join('\n') || 'nothing was noticed',
    );
  });
}
