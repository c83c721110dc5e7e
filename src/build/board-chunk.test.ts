import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPreload } from './board-chunk.ts';

test('only a page with a board is told to fetch its script', () => {
  const page = (body: string): string => `<html><head><title>x</title></head><body>${body}</body></html>`;
  assert.equal(withPreload(page('<p>text</p>'), 'board.abc.js'), page('<p>text</p>'));
  assert.match(
    withPreload(page('<astro-island uid="1"></astro-island>'), 'board.abc.js'),
    /<link rel="modulepreload" href="\/_astro\/board\.abc\.js"><\/head>/,
  );
});
