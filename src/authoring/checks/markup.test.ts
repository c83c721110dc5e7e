import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguageTag } from './markup.ts';

test('a language tag is known and written as it should be', () => {
  for (const tag of ['el', 'el-Latn', 'bg-Latn', 'mk', 'ar', 'tr', 'en-GB']) assert.ok(isLanguageTag(tag), tag);
  for (const tag of ['', 'xx', 'greek', 'el-latn', 'EL', 'el_Latn']) assert.ok(!isLanguageTag(tag), tag);
});
