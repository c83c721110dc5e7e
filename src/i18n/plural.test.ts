import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALE_INFO, LOCALES } from './locales.ts';
import { plural } from './plural.ts';

test('every language lists the plural forms that Intl knows for it', () => {
  for (const locale of LOCALES) {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    assert.deepEqual([...LOCALE_INFO[locale].plurals].sort(), [...known].sort(), locale);
  }
});

test('the form that suits the number is taken', () => {
  const checkers = plural('ru', {
    one: (n) => `${String(n)} шашка`,
    few: (n) => `${String(n)} шашки`,
    many: (n) => `${String(n)} шашек`,
    other: (n) => `${String(n)} шашки`,
  });
  assert.deepEqual([1, 2, 5, 11, 21].map(checkers), ['1 шашка', '2 шашки', '5 шашек', '11 шашек', '21 шашка']);
});
