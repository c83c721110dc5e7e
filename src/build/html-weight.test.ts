import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlWeight } from './html-weight.ts';

test('elements are counted by their tags, whatever stands in their attributes', async () => {
  assert.equal((await htmlWeight('<!doctype html><p title="a > b"><br/>1 < 2</p><!-- no --><svg></svg>')).elements, 3);
});

test('bytes are counted, not characters', async () => {
  assert.equal((await htmlWeight('тапа')).raw, 8);
});
