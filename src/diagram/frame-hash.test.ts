import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameHash } from './frame-hash.ts';

test('a hash names a frame, and a step of its turn where it ends in a number after a dot', () => {
  const table = [
    ['#pinning-five-pins:1', { id: 'pinning-five-pins:1' }],
    ['#pinning-five-pins:1.2', { id: 'pinning-five-pins:1', step: 2 }],
    ['#pinning-five-pins%3A1.0', { id: 'pinning-five-pins:1', step: 0 }],
    ['#pinning-five-pins%3a1', { id: 'pinning-five-pins:1' }],
    ['#pinning-five-pins:1.', { id: 'pinning-five-pins:1.' }],
    ['#mother', { id: 'mother' }],
    ['#%E0%A4%A', { id: '%E0%A4%A' }],
    ['#', { id: '' }],
    ['', { id: '' }],
  ] as const;
  for (const [hash, named] of table) assert.deepEqual(readFrameHash(hash), named, hash);
});
