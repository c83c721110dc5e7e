import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locale } from '../../i18n/locales.ts';
import { languageOf } from '../language/index.ts';
import { brief, sample, samplePage } from '../sample.ts';
import { checkQuotes, quoteMistake } from './quotes.ts';

test('quotation marks are those of the language, nested and closed', () => {
  const cases: readonly (readonly [Locale, good: readonly string[], bad: readonly string[]])[] = [
    ['bg', ['„а“', '„а «б» в“'], ['"а"', '«а»', '„а”', '„а', 'а“', '„а „б“ в“']],
    ['de', ['„a“', '„a ‚b‘ c“', 'geht’s'], ['"a"', '“a”', '«a»', '„a”', '‚a‘']],
    [
      'en',
      ['“a”', '“a ‘b’ c”', 'opponent’s', 'checkers’ way', '“the opponent’s”'],
      ['"a"', "it's", '„a“', '‘a’', '“a'],
    ],
    ['ro', ['„a”', '„a «b» c”'], ['„a“', '"a"', '«a»']],
    ['ru', ['«а»', '«а „б“ в»'], ['„а“', '"а"', '«а «б» в»', '«а']],
  ];
  for (const [locale, good, bad] of cases) {
    for (const text of good)
      assert.equal(quoteMistake(text, languageOf(locale)?.quotes ?? assert.fail(locale)), undefined, text);
    for (const text of bad)
      assert.ok(quoteMistake(text, languageOf(locale)?.quotes ?? assert.fail(locale)), `${locale} lets pass ${text}`);
  }
});

test('each paragraph is checked for itself, and a foreign word keeps its own marks', () => {
  const content = sample(samplePage('x', '“a\n\nb”\n\n<span lang="de">„c“</span>', 'en'));
  assert.deepEqual(brief(checkQuotes(content)).length, 2);
});
