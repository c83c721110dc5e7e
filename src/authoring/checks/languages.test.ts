import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '../../i18n/locales.ts';
import { checkLanguages } from './languages.ts';

test('a language without rules for its prose is told, with the file to make', () => {
  const [problem, ...rest] = checkLanguages(['bg', 'xx' as Locale]);
  assert.deepEqual([problem?.file, problem?.code, rest], ['src/authoring/language/xx.ts', 'unready-language', []]);
  assert.deepEqual(checkLanguages(), []);
});
