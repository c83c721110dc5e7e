import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excess, htmlWeight } from './html-weight.ts';

test('elements are counted by their tags, whatever stands in their attributes', () => {
  assert.equal(htmlWeight('<!doctype html><p title="a > b"><br/>1 < 2</p><!-- no --><svg></svg>').elements, 3);
});

test('bytes are counted, not characters', () => {
  assert.equal(htmlWeight('тапа').raw, 8);
});

test('each limit that is passed is named with its number', () => {
  const limits = { raw: 100, packed: 10, elements: 2 };
  assert.deepEqual(excess({ raw: 100, packed: 10, elements: 2 }, limits), []);
  assert.deepEqual(excess({ raw: 101, packed: 10, elements: 3 }, limits), [
    'raw: 101, at most 100',
    'elements: 3, at most 2',
  ]);
});
