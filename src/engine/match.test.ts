import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_SETS, USUAL_MATCHES, matchState, nextStarter, opening, type Outcome } from './index.ts';

const single = { winner: 'white', points: 1, by: 'borne-off' } as const satisfies Outcome;
const double = { winner: 'black', points: 2, by: 'mother' } as const satisfies Outcome;
const draw = { winner: null, points: 0, by: 'both-mothers' } as const satisfies Outcome;

test('the higher opening die begins; equal dice are rolled again (RULES 5)', () => {
  const cases = [
    { rules: 'plakoto', white: 3, black: 3, expected: { starter: null } },
    { rules: 'plakoto', white: 6, black: 2, expected: { starter: 'white', roll: [6, 2] } },
    { rules: 'plakoto', white: 1, black: 4, expected: { starter: 'black', roll: [4, 1] } },
    { rules: 'tapa-tabla', white: 1, black: 4, expected: { starter: 'black' } },
    { rules: 'mahbusa', white: 6, black: 5, expected: { starter: 'white' } },
    { rules: 'mahbusa', white: 5, black: 5, expected: { starter: null } },
  ] as const;
  for (const { rules, white, black, expected } of cases) {
    assert.deepEqual(opening(RULE_SETS[rules], { white, black }), expected, `${rules} ${white}-${black}`);
  }
});

test('the opening roll decides every game, or the winner begins the next and a draw changes nothing (RULES 5)', () => {
  const cases = [
    { rules: 'plakoto', starter: 'white', outcome: single, expected: null },
    { rules: 'tapa', starter: 'black', outcome: draw, expected: null },
    { rules: 'tapa-tabla', starter: 'white', outcome: double, expected: 'black' },
    { rules: 'tapa-tabla', starter: 'white', outcome: draw, expected: 'white' },
    { rules: 'mahbusa', starter: 'black', outcome: draw, expected: 'black' },
    { rules: 'mahbusa', starter: 'black', outcome: single, expected: 'white' },
  ] as const;
  for (const { rules, starter, outcome, expected } of cases) {
    assert.equal(nextStarter(RULE_SETS[rules], { starter, outcome }), expected, `${rules} ${starter} ${outcome.by}`);
  }
});

test('a match ends at its target or after its games, whichever comes first', () => {
  const toThree = USUAL_MATCHES.plakoto[0];
  const tabla = USUAL_MATCHES['tapa-tabla'][0];
  const cases = [
    { format: toThree, games: [], expected: { score: { white: 0, black: 0 }, over: false, next: 'portes' } },
    { format: toThree, games: [single], expected: { score: { white: 1, black: 0 }, over: false, next: 'plakoto' } },
    {
      format: toThree,
      games: [single, draw, double],
      expected: { score: { white: 1, black: 2 }, over: false, next: 'portes' },
    },
    {
      format: toThree,
      games: [double, double],
      expected: { score: { white: 0, black: 4 }, over: true, winner: 'black' },
    },
    {
      format: tabla,
      games: [single, single, single, single, draw],
      expected: { score: { white: 4, black: 0 }, over: true, winner: 'white' },
    },
    {
      format: tabla,
      games: [draw, single, single, double, draw],
      expected: { score: { white: 2, black: 2 }, over: true, winner: null },
    },
    {
      format: tabla,
      games: [double, double, double, double],
      expected: { score: { white: 0, black: 8 }, over: true, winner: 'black' },
    },
    {
      format: USUAL_MATCHES.mahbusa[0],
      games: [double, single],
      expected: { score: { white: 1, black: 2 }, over: false, next: 'mahbusa' },
    },
  ] as const;
  for (const { format, games, expected } of cases) {
    assert.deepEqual(matchState(format, games), { ok: true, value: expected });
  }
});

test('a game played after the match was decided is refused', () => {
  const games = [double, double, single];
  assert.deepEqual(matchState(USUAL_MATCHES.plakoto[0], games), {
    ok: false,
    faults: [{ code: 'match-over', games: 2 }],
  });
});
