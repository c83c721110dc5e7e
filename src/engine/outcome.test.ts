import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPosition, judge, legalPlays, legalSteps, outcome, RULE_SETS } from './index.ts';
import type { Outcome, RuleSetId } from './index.ts';
import { ALL, mirrored, positionOf, rollOf, verdictOn, writtenOf } from './referee/ask.ts';

const WITH_MOTHER: readonly RuleSetId[] = ['plakoto', 'tapa-tabla', 'mahbusa'];
const DRAW: Outcome = { winner: null, points: 0, by: 'both-mothers' };
const WHITE_BY_MOTHER: Outcome = { winner: 'white', points: 2, by: 'mother' };

function mirroredOutcome(ended: Outcome | null): Outcome | null {
  if (!ended?.winner) return ended;
  return { ...ended, winner: ended.winner === 'white' ? 'black' : 'white' };
}

interface Row {
  readonly rule: string;
  readonly at: string;
  readonly ended: Outcome | null;
  readonly rules?: readonly RuleSetId[];
}

/** RULES 4: what a position that stands on the board is, before anything is played. */
const STANDING: readonly Row[] = [
  {
    rule: 'all fifteen off wins two when the other side has borne off none',
    at: 'b 20:b15 off:w15',
    ended: { winner: 'white', points: 2, by: 'borne-off' },
  },
  {
    rule: 'all fifteen off wins one when the other side has borne one off',
    at: 'b 20:b14 off:w15b',
    ended: { winner: 'white', points: 1, by: 'borne-off' },
  },
  { rule: 'fourteen off win nothing', at: 'b 20:b15 1:w off:w14', ended: null },
  {
    rule: 'a checker pinned on its start loses two when the other side has left its own start',
    at: 'b 12:w13 6:w 2:b14 1:w/b',
    ended: WHITE_BY_MOTHER,
    rules: WITH_MOTHER,
  },
  {
    rule: 'it does so whichever side is to move',
    at: 'w 12:w13 6:w 2:b14 1:w/b',
    ended: WHITE_BY_MOTHER,
    rules: WITH_MOTHER,
  },
  {
    rule: 'a checker pinned on its start ends nothing without the mother',
    at: 'b 12:w13 6:w 2:b14 1:w/b',
    ended: null,
    rules: ['tapa'],
  },
  {
    rule: 'a checker pinned on its start decides nothing while the other side still has a checker on its own start',
    at: 'b 24:w 12:w13 2:b14 1:w/b',
    ended: null,
  },
  {
    rule: 'both sides’ checkers pinned on their starts make a draw, with every rule set',
    at: 'b 24:b/w 12:w13 2:b13 1:w/b',
    ended: DRAW,
  },
  {
    rule: 'a lone checker on its start is no lost mother as long as it is free',
    at: 'b 12:w15 2:b14 1:b',
    ended: null,
  },
  {
    rule: 'a checker pinned anywhere else is no mother',
    at: 'b 12:w13 6:w 3:b14 2:w/b',
    ended: null,
  },
];

for (const { rule, at, ended, rules = ALL } of STANDING) {
  for (const id of rules) {
    test(`${rule} (${id})`, () => {
      assert.deepEqual(outcome(RULE_SETS[id], positionOf(at)) ?? null, ended);
      assert.deepEqual(
        outcome(RULE_SETS[id], positionOf(mirrored(at))) ?? null,
        mirroredOutcome(ended),
        'sides changed',
      );
    });
  }
}

for (const { rule, at, ended, rules = ALL } of STANDING.filter((row) => row.ended !== null)) {
  for (const id of rules) {
    test(`in a game that is over there is no step, no turn and no pass: ${rule} (${id})`, () => {
      const position = positionOf(at);
      assert.ok(ended);
      assert.deepEqual(legalPlays(RULE_SETS[id], position, [6, 5]), []);
      assert.deepEqual(legalSteps(RULE_SETS[id], position, 6), []);
      for (const text of ['pass', '2/1', '24/18']) {
        const verdict = judge(RULE_SETS[id], position, [6, 5], writtenOf(text, position));
        assert.deepEqual(verdict, { legal: false, faults: [{ code: 'game-over' }], instead: [] });
      }
    });
  }
}

interface TurnRow {
  readonly rule: string;
  readonly at: string;
  readonly roll: string;
  readonly turn: string;
  readonly after: string;
  readonly ended: Outcome | null;
  readonly rules?: readonly RuleSetId[];
}

/** RULES 4: how a turn ends the game, tested after every single step. */
const BY_A_TURN: readonly TurnRow[] = [
  {
    rule: 'bearing off the last checker',
    at: 'w 24:b15 1:w off:w14',
    roll: '2-1',
    turn: '1/off',
    after: 'b 24:b15 off:w15',
    ended: { winner: 'white', points: 2, by: 'borne-off' },
  },
  {
    rule: 'pinning the last checker on its start',
    at: 'w 19:b14 7:w 6:w14 1:b',
    roll: '6-5',
    turn: '7/1*',
    after: 'b 19:b14 6:w14 1:w/b',
    ended: WHITE_BY_MOTHER,
    rules: WITH_MOTHER,
  },
  {
    rule: 'leaving the own start some turns after the pin',
    at: 'w 24:w 12:w13 2:b14 1:w/b',
    roll: '6-5',
    turn: '24/18',
    after: 'b 18:w 12:w13 2:b14 1:w/b',
    ended: WHITE_BY_MOTHER,
    rules: WITH_MOTHER,
  },
  {
    rule: 'pinning the last checker while the own start is held goes on',
    at: 'w 24:w 12:w7 7:w7 2:b14 1:b',
    roll: '6-5',
    turn: '12/1*',
    after: 'b 24:w 12:w6 7:w7 2:b14 1:w/b',
    ended: null,
  },
  {
    rule: 'pinning the other mother while the own one is pinned is a draw',
    at: 'w 24:b/w 12:w7 7:w7 2:b13 1:b',
    roll: '6-5',
    turn: '7/1*',
    after: 'b 24:b/w 12:w7 7:w6 2:b13 1:w/b',
    ended: DRAW,
  },
];

for (const { rule, at, roll, turn, after, ended, rules = ALL } of BY_A_TURN) {
  for (const id of rules) {
    test(`a turn: ${rule} (${id})`, () => {
      const verdict = verdictOn(RULE_SETS[id], at, roll, turn);
      assert.ok(verdict.legal);
      assert.deepEqual([formatPosition(verdict.after), verdict.outcome ?? null], [after, ended]);
      const other = verdictOn(RULE_SETS[id], mirrored(at), roll, turn);
      assert.ok(other.legal);
      assert.deepEqual(other.after, positionOf(mirrored(after)));
      assert.deepEqual(other.outcome ?? null, mirroredOutcome(ended));
    });
  }
}

test('a step that pins one’s way past the end is not played: the rest of the roll is lost with the game', () => {
  const at = 'w 24:w 12:w13 2:b14 1:w/b';
  const position = positionOf(at);
  for (const play of legalPlays(RULE_SETS.plakoto, position, rollOf('6-5'))) {
    const leaving = play.findIndex(({ from }) => from === 24);
    if (leaving >= 0) assert.equal(leaving, play.length - 1, 'nothing is played after the start is left');
  }
});
