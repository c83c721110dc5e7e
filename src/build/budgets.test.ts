import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worthWeighing } from './budgets.ts';

test('of the diagrams for other sites the longest of each language is weighed, and every other page', () => {
  const sizes: Readonly<Record<string, number>> = {
    '/bg/plakoto/': 9,
    '/embed/bg/a/one/': 2,
    '/embed/bg/a/two/': 3,
    '/embed/de/a/one/': 5,
    '/embed/de/a/two/': 4,
    '/examples/a/one/': 1,
  };
  assert.deepEqual(
    worthWeighing(Object.keys(sizes), (path) => sizes[path] ?? 0),
    ['/bg/plakoto/', '/embed/bg/a/two/', '/embed/de/a/one/', '/examples/a/one/'],
  );
});
