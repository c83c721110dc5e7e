import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../i18n/locales.ts';
import { TERM_IDS, termOf } from '../../i18n/terms.ts';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkGlossary } from './glossary.ts';
import { checkLinks } from './links.ts';

const entry = (id: string): string => `<Entry id="${id}">a</Entry>\n\n`;
const ALL = TERM_IDS.map(entry).join('');
const check = (files: Readonly<Record<string, string>>): readonly string[] => brief(checkGlossary(sample(files)));

test('a glossary has every term, in every language', () => {
  assert.deepEqual(check(samplePage('glossary', ALL)), []);
  const lacking = samplePage('glossary', ALL.replace(entry('blot'), ''));
  assert.deepEqual(
    check(lacking),
    LOCALES.map((locale) => `${locale}/glossary.mdx:1:1 missing-entry`),
  );
});

test('an entry that stands there twice, that is no term, or that stands elsewhere is refused', () => {
  const last = String(LINES_BEFORE + 2 * TERM_IDS.length + 1);
  assert.deepEqual(check(samplePage('glossary', ALL + entry('pin'), 'ro')), [`ro/glossary.mdx:${last}:1 repeated-id`]);
  assert.deepEqual(check(samplePage('glossary', ALL + entry('bar'), 'ro')), [`ro/glossary.mdx:${last}:1 unknown-term`]);
  const line = String(LINES_BEFORE + 1);
  assert.deepEqual(check(samplePage('tapa', entry('pin'), 'ro')), [`ro/tapa.mdx:${line}:1 misplaced-entry`]);
});

test('a term on a page leads to an entry: an unknown one, or one without a glossary, is refused', () => {
  const glossary = samplePage('glossary', ALL, 'ru');
  const page = (body: string): Record<string, string> => ({ ...glossary, ...samplePage('tapa', body, 'ru') });
  const line = String(LINES_BEFORE + 1);
  assert.deepEqual(check(page('a <Term id="pin">b</Term>')), []);
  assert.deepEqual(check(page('a <Term id="pim">b</Term>')), [`ru/tapa.mdx:${line}:3 unknown-term`]);
  assert.deepEqual(check(samplePage('tapa', 'a <Term id="pin">b</Term>', 'ru')), [`ru/tapa.mdx:${line}:3 dead-link`]);
});

test('an entry can be linked to', () => {
  const files = { ...samplePage('glossary', ALL, 'en'), ...samplePage('tapa', '[a](/en/glossary/#pin)', 'en') };
  assert.deepEqual(brief(checkLinks(sample(files))), []);
});

test('a term has a word in each language, and no two terms of a language have the same', () => {
  for (const locale of LOCALES) {
    const words = TERM_IDS.map((id) => termOf(id).words[locale]);
    assert.equal(new Set(words).size, TERM_IDS.length, locale);
  }
});
