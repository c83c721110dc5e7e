import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLAUSES, clausePage } from '../clauses.ts';
import { LOCALES } from '../i18n/locales.ts';
import { clauseSection, entriesOf, hasPage } from './there.ts';

test('each clause has its section in every language, with a title of plain words', () => {
  for (const locale of LOCALES) {
    for (const clause of CLAUSES) {
      const section = clauseSection(locale, clause);
      assert.equal(section?.page, clausePage(clause), `${locale} ${clause}`);
      assert.match(section.title, /^[^<>{}*#]+$/u);
    }
  }
});

test('a page that a language lacks is not there', () => {
  assert.ok(hasPage('bg', 'plakoto'));
  assert.ok(!hasPage('bg', 'poker'));
});

test('entries are found in the order of the page, by the words of its language', () => {
  const source = 'a\n\n<Entry id="roll">b</Entry>\n\n<Entry id="die">c</Entry>\n\n<Entry id="nothing">d</Entry>\n';
  assert.deepEqual(
    entriesOf('de', source).map(({ slug, text }) => [slug, text]),
    [
      ['roll', 'Wurf'],
      ['die', 'Würfel'],
    ],
  );
});
