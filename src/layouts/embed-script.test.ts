import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { EMBED_SCRIPT } from './embed-script.ts';

/** The theme that the script fixes for a document at an address with that query; nothing else is there to be asked. */
function themeFor(search: string): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(EMBED_SCRIPT, { location: { search }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

test('the address fixes the theme, wherever in the query it stands', () => {
  assert.equal(themeFor('?theme=dark'), 'dark');
  assert.equal(themeFor('?theme=light'), 'light');
  assert.equal(themeFor('?a=1&theme=dark&b=2'), 'dark');
});

test('anything else leaves the theme to the system', () => {
  for (const search of [
    '',
    '?theme=',
    '?theme=sepia',
    '?theme=darker',
    '?mytheme=dark',
    '?theme=dark%22',
    '?a=theme=dark',
  ])
    assert.equal(themeFor(search), undefined, search);
});
