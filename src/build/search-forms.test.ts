import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TERM_FORMS } from '../i18n/forms/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { TERM_IDS, termOf } from '../i18n/terms.ts';
import { formsMissing, formsOfTopic } from './search-forms.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));

test('the forms of a term are lower-case words of its language, each once, and one is a word of its name', () => {
  for (const locale of LOCALES) {
    const letters = locale === 'bg' || locale === 'ru' ? /^\p{Script=Cyrillic}+$/u : /^\p{Script=Latin}+$/u;
    for (const term of TERM_IDS) {
      const forms = TERM_FORMS[locale][term].split(' ');
      const name = termOf(term).words[locale].toLowerCase();
      assert.equal(new Set(forms).size, forms.length, `${locale} ${term}: a form stands twice`);
      for (const form of forms)
        assert.ok(letters.test(form) && form === form.toLowerCase(), `${locale} ${term}: ${form}`);
      assert.ok(
        name.split(/[^\p{L}]+/u).some((word) => forms.includes(word)),
        `${locale} ${term}: no word of “${name}”`,
      );
    }
  }
});

test('an entry of the glossary is about its term, a section about the term that is its whole title', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['glossary', 'checker', 'пул, пулове', 'пулът'],
    ['plakoto', 'mother', 'Майка', 'майката'],
    ['plakoto', 'dice', 'Зарове', 'зарът'],
  ];
  for (const [page, id, title, form] of cases) {
    assert.ok(set(formsOfTopic('bg', page, { id, title })).has(form), title);
  }
  assert.equal(formsOfTopic('bg', 'strategy', { id: 'mother-care', title: 'Грижа за майката' }), '');
  assert.equal(formsOfTopic('bg', 'plakoto', { id: 'checker', title: '24' }), '');
});

test('a text is found by every form of a term it uses, and by none of a term it does not', () => {
  const missing = set(formsMissing('bg', 'Пулът на МАЙКАТА чака.'));
  for (const form of ['пул', 'пуловете', 'майка', 'майки']) assert.ok(missing.has(form), form);
  for (const form of ['пулът', 'майката', 'чифт', 'зар']) assert.ok(!missing.has(form), form);
  assert.equal(formsMissing('bg', 'Нищо от речника.'), '');
});
