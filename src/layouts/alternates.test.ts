import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alternates } from './alternates.ts';

test('a page names the languages it exists in, in the order of the site, and English for everyone else', () => {
  assert.deepEqual(alternates('tapa', ['en', 'bg']), [
    { hreflang: 'bg', path: '/bg/tapa/' },
    { hreflang: 'en', path: '/en/tapa/' },
    { hreflang: 'x-default', path: '/en/tapa/' },
  ]);
  assert.deepEqual(alternates('tapa', ['bg']), [{ hreflang: 'bg', path: '/bg/tapa/' }]);
});

test('a front page sends everyone else to the chooser', () => {
  assert.deepEqual(alternates('index', ['ru']), [
    { hreflang: 'ru', path: '/ru/' },
    { hreflang: 'x-default', path: '/' },
  ]);
});
