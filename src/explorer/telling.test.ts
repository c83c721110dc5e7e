import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MESSAGES } from '../i18n/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { begin } from './explorer.ts';
import { look } from './position.ts';
import { tellDifferences, tellMistake } from './telling.ts';
import { EXPLORER_WORDS } from '../i18n/explorer/index.ts';

const en = { ...MESSAGES.en, ...EXPLORER_WORDS.en };

/** What another rule set changes in what an address shows. */
function differences(hash: string, rules: 'plakoto' | 'tapa' | 'tapa-tabla' | 'mahbusa'): readonly string[] {
  const here = begin(hash).looked;
  assert.equal(begin(hash).isLost, false, hash);
  return tellDifferences(en, here, look({ ...here, rules }));
}

test('what a rule set changes is said as the engine finds it: turns, verdict, end of the game, or nothing', () => {
  const mother = '#rules=plakoto&at=w_24:b13_20:b_2:w14_1:w/b';
  const table = [
    ['#at=w_24:w15_1:b15&roll=65', 'tapa', ['Nothing changes.']],
    [mother, 'tapa', ['The game goes on.']],
    [`${mother}&roll=21`, 'tapa', ['The game goes on.', 'Legal turns: 4.']],
    [
      mother.replace('plakoto', 'tapa'),
      'plakoto',
      ['White scores a double win: the last checker on Black’s mother point is pinned.'],
    ],
    // A die whose only use is to bear off may be left unused, or must not be.
    ['#at=w_24:b15_2:w2_off:w13&roll=65', 'mahbusa', ['Legal turns: 1.']],
    [
      '#at=w_24:b15_2:w2_off:w13&roll=65&play=pass',
      'mahbusa',
      ['The turn is refused.', 'A pass is not allowed: 2\u00a0dice can be played.', 'Legal turns: 1.'],
    ],
    ['#rules=mahbusa&at=w_24:b15_2:w2_off:w13&roll=65&play=pass', 'plakoto', ['The turn is legal.', 'Legal turns: 3.']],
  ] as const;
  for (const [hash, rules, told] of table) {
    assert.deepEqual(differences(hash, rules), told, hash);
  }
});

test('a mistake names its part, what stood there and what could, in every language', () => {
  const faults = begin('#rules=besh&at=w_24:w16_1:b15&roll=7&play=x&colour=red').faults;
  for (const locale of LOCALES) {
    const words = { ...MESSAGES[locale], ...EXPLORER_WORDS[locale] };
    const told = faults.map((fault) => tellMistake(words, fault)).join('\n');
    for (const part of ['besh', 'tapa-tabla', '24:w16', 'w 24:w15 1:b15', '6-5', 'colour', 'rules, at, roll, play']) {
      assert.ok(told.includes(part), `${locale}: ${part} in ${told}`);
    }
    for (const name of ['rules', 'at', 'roll'] as const) assert.ok(told.includes(`${words.explorer.parts[name]}: `));
  }
});

test('what a sentence is about stands in it in every language, and nothing is left to be filled in', () => {
  const table = [
    ['#at=%E0%A4%A', '%E0%A4'],
    ['#colour=red', 'colour'],
    ['#rules=tapa&rules=mahbusa', 'mahbusa'],
    [`#at=${'9'.repeat(3000)}`, '3003'],
    [`#at=${'9'.repeat(3000)}`, '2000'],
    ['#play=24/18', '6-5'],
  ] as const;
  for (const locale of LOCALES) {
    const words = { ...MESSAGES[locale], ...EXPLORER_WORDS[locale] };
    for (const [hash, part] of table) {
      const told = begin(hash)
        .faults.map((fault) => tellMistake(words, fault))
        .join(' ');
      assert.ok(told.includes(part), `${locale} ${told}`);
      assert.doesNotMatch(told, /[{}]/);
    }
    assert.ok(words.explorer.turns.includes('{count}'));
  }
});
