import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clause } from '../../clauses.ts';
import { brief, sample } from '../sample.ts';
import { checkShows } from './shows.ts';

/** For each clause with evidence: examples that show it, and what comes near and does not. */
const CASES: Readonly<Partial<Record<Clause, { shows: readonly string[]; not: readonly string[] }>>> = {
  dice: {
    shows: ['from start white\nturn 6-5: 24/19 24/18', 'from start white\nnot 6-5: 24/20 because die-not-rolled'],
    not: ['from start white', 'from start white\nturn 5-5: 24/14(2)', 'from start white\nturn 5-5: 24/4'],
  },
  doubles: {
    shows: ['from start white\nturn 5-5: 24/14(2)'],
    not: ['from start white\nturn 6-5: 24/13'],
  },
  'use-both': {
    shows: [
      'from w 24:w13 18:b2 13:w 11:w 7:b2 1:b11\nturn 6-5: 13/2',
      'from w 24:b13 13:w 7:b2 3:w7 1:w7\nnot 6-5: 13/8 because dice-unused',
    ],
    not: ['from start white\nturn 6-5: 24/13'],
  },
  'use-higher': {
    shows: [
      'from w 24:b13 13:w 3:w7 2:b2 1:w7\nturn 6-5: 13/7',
      'from w 24:b13 13:w 3:w7 2:b2 1:w7\nnot 6-5: 13/8 because higher-die',
    ],
    not: ['from start white\nturn 6-5: 24/13'],
  },
  closed: {
    shows: ['from w 24:w15 18:b2 1:b13\nnot 6-5: 24/18 24/19 because point-closed'],
    not: ['from w 24:w15 18:b2 1:b13\nturn 5-4: 24/15'],
  },
  pass: {
    shows: ['from w 24:w15 23:b2 22:b2 21:b2 20:b2 19:b2 18:b2 17:b3\nturn 5-4: pass'],
    not: ['from start white\nnot 6-5: pass because dice-unused'],
  },
  pin: {
    shows: ['from w 24:w8 20:w 15:b 13:w6 5:b4 1:b10\nturn 5-3: 20/15* 13/10'],
    not: ['from w 24:w8 20:w 15:w5/b 13:w 5:b4 1:b10\nturn 5-3: 20/15 13/10'],
  },
  release: {
    shows: ['from w 24:w8 20:w6 15:w/b 5:b4 1:b10\nturn 5-3: 15/10 20/17'],
    not: ['from w 24:w8 20:w5 15:w2/b 5:b4 1:b10\nturn 5-3: 15/10 20/17'],
  },
  mother: {
    shows: ['from w 5:w 4:w14 24:b14 1:b\nturn 4-3: 5/1*', 'from w 24:w 5:w 4:w13 19:b14 1:b\nturn 4-3: 5/1* 24/21'],
    not: ['from w 24:w 5:w 4:w13 19:b13 1:b2\nturn 2-1: 5/2'],
  },
  'both-mothers': {
    shows: ['from w 24:b14/w 5:w14 1:b\nturn 4-3: 5/1*'],
    not: ['from w 5:w 4:w14 24:b14 1:b\nturn 4-3: 5/1*'],
  },
  'bear-off': {
    shows: [
      'from w 6:w2 5:w2 4:w11 24:b15\nturn 6-5: 6/off 5/off',
      'from w 7:w 5:w14 24:b15\nnot 5-4: 5/off 5/1 because not-all-home',
    ],
    not: ['from w 4:w15 24:b15\nturn 6-5: 4/off(2)'],
  },
  'bear-off-higher': {
    shows: [
      'from w 4:w15 24:b15\nturn 6-5: 4/off(2)',
      'from w 6:w2 4:w13 24:b15\nnot 5-1: 4/off 6/5 because higher-checker',
    ],
    not: ['from w 6:w2 5:w2 4:w11 24:b15\nturn 6-5: 6/off 5/off'],
  },
  'bear-off-pinned': {
    shows: ['from w 6:w14 3:b/w 24:b14\nnot 6-5: 6/off 6/1 because pinned-stops-bear-off'],
    not: ['from w 6:w2 5:w2 4:w11 24:b15\nturn 6-5: 6/off 5/off'],
  },
  'bear-off-free': {
    shows: ['from w 4:w15 24:b15\nturn 6-5: pass', 'from w 4:w15 24:b15\nturn 6-5: 4/off'],
    not: ['from w 4:w15 24:b15\nturn 6-5: 4/off(2)', 'from start white\nturn 6-5: 24/13'],
  },
};

function problems(clause: string, statements: string, rules = 'plakoto'): readonly string[] {
  const content = sample({ 'examples/a/b.tavli': `rules ${rules}\nshows ${clause}\n${statements}\n` });
  assert.deepEqual(content.problems, [], statements);
  return brief(checkShows(content));
}

for (const [clause, { shows, not }] of Object.entries(CASES)) {
  test(`an example shows “${clause}” only if the engine finds a case of it`, () => {
    for (const statements of shows) assert.deepEqual(problems(clause, statements), [], statements);
    for (const statements of not) {
      assert.deepEqual(problems(clause, statements), ['examples/a/b.tavli:2:7 not-shown'], statements);
    }
  });
}

test('where rules differ, the difference shows the clause', () => {
  const past = 'from w 6:w14 3:b/w 24:b14\nturn 6-5: 6/off 6/1';
  assert.deepEqual(problems('bear-off-pinned', past, 'tapa-tabla'), []);
  const must = 'from w 4:w15 24:b15\nnot 6-5: 4/off because dice-unused';
  assert.deepEqual(problems('bear-off-free', must, 'mahbusa'), []);
});

test('a clause that needs a section and no turn is taken at its word; one that does not exist is not', () => {
  for (const clause of ['setup', 'opening', 'direction', 'score', 'match']) {
    assert.deepEqual(problems(clause, 'from start white'), []);
  }
  assert.deepEqual(problems('pin realease', 'from w 24:w8 20:w 15:b 13:w6 5:b4 1:b10\nturn 5-3: 20/15* 13/10'), [
    'examples/a/b.tavli:2:11 unknown-clause',
  ]);
});
