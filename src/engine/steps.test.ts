import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalSteps, RULE_SETS } from './index.ts';
import type { Die, Step } from './index.ts';
import { ALL, COMPULSORY, OPTIONAL, positionOf } from './referee/ask.ts';
import { testPlays, type PlaysRow } from './referee/tables.ts';

// In most positions fourteen White checkers lie on point 1, where no die can move them while one is still outside, and
// the Black ones out of the way: what is left to move is what the row is about.

/** RULES 2: where a step may land. */
const LANDINGS: readonly PlaysRow[] = [
  {
    rule: 'two enemy checkers close a point',
    at: 'w 24:b13 13:w 7:b2 1:w14',
    roll: '6-6',
    plays: ['pass'],
  },
  {
    rule: 'a pinner closes the point of the checker it pins, although it is alone on top',
    at: 'w 24:b13 13:w 7:b/w 1:w13 off:b',
    roll: '6-6',
    plays: ['pass'],
  },
  {
    rule: 'a lone free enemy checker is pinned by the checker that lands on it',
    at: 'w 24:b14 12:w 6:b 1:w14',
    roll: '6-4',
    // The 6 lands on 6 and the 4 goes on from there, or the other way round by 8: the shortest way makes no pin.
    plays: ['12/2'],
  },
  {
    rule: 'a lone enemy checker is pinned where the other die cannot be played',
    at: 'w 24:b12 13:w 8:b2 7:b 1:w14',
    roll: '6-5',
    // 13/7 pins; the 5 goes on from 7 to 2, for 13/8 is closed: only by the pin are both dice played.
    plays: ['13/7*/2'],
  },
  {
    rule: 'landing on one’s own pin adds to the stack on top',
    at: 'w 24:b14 13:w 7:w/b 1:w13',
    roll: '6-5',
    plays: ['13/8 7/1', '13/2'],
  },
  {
    rule: 'a checker that takes two steps must find each landing open',
    at: 'w 24:b11 13:w 8:b2 7:b2 1:w14',
    roll: '6-5',
    plays: ['pass'],
  },
  {
    rule: 'a checker that takes two steps may take the open way round',
    at: 'w 24:b13 13:w 8:b2 1:w14',
    roll: '6-5',
    plays: ['13/2'],
  },
  {
    rule: 'a pinned checker cannot move, so that the free one takes both dice',
    at: 'w 24:b13 18:b/w 10:w 1:w13 off:b',
    roll: '6-2',
    plays: ['10/2'],
  },
];

test('a step that takes the last checker off a pin frees what was underneath, within the turn too', () => {
  const steps = legalSteps(RULE_SETS.plakoto, positionOf('w 24:b14 13:w 7:w/b 1:w13'), 6);
  const frees = (from: number): boolean | undefined => steps.find((step) => step.from === from)?.frees;
  assert.equal(frees(7), true);
  assert.equal(frees(13), false);
});

/** RULES 2, bearing off. */
const BEARING_OFF: readonly PlaysRow[] = [
  {
    rule: 'nothing is borne off while a checker is outside',
    at: 'w 24:b15 7:w 1:w14',
    roll: '1-1',
    // After 7/6 all are home: three more ones; the checkers on 1 may go, or the one from 6 may walk on.
    plays: ['7/6 1/off(3)', '7/5 1/off(2)', '7/4 1/off', '7/3'],
    rules: COMPULSORY,
  },
  {
    rule: 'a pinned checker outside keeps all others on the board',
    at: 'w 24:b13 7:b/w 6:w14 off:b',
    roll: '6-6',
    plays: ['pass'],
  },
  {
    rule: 'one pinned checker in its home stops bearing off entirely',
    at: 'w 24:b14 3:w14 2:b/w',
    roll: '3-3',
    plays: ['pass'],
    rules: ['plakoto', 'tapa', 'mahbusa'],
  },
  {
    rule: 'the pinned checker stays and the others go',
    at: 'w 24:b14 3:w14 2:b/w',
    roll: '3-3',
    plays: ['3/off(4)'],
    rules: ['tapa-tabla'],
  },
  {
    rule: 'a larger die takes from the highest point, though one is pinned below',
    at: 'w 24:b14 3:w14 2:b/w',
    roll: '5-4',
    plays: ['3/off(2)'],
    rules: ['tapa-tabla'],
  },
  {
    rule: 'a larger die takes nothing while a pinned checker of the side stands higher',
    at: 'w 24:b14 6:b/w 3:w14',
    roll: '5-4',
    plays: ['pass'],
  },
  {
    rule: 'an exact die takes off below a pinned checker that stands higher',
    at: 'w 24:b14 6:b/w 3:w14',
    roll: '3-3',
    plays: ['3/off(4)'],
    rules: ['tapa-tabla'],
  },
  {
    rule: 'a larger die takes from the highest point only, and the next highest is highest then',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-6',
    plays: ['4/off 3/off(3)'],
    rules: COMPULSORY,
  },
  {
    rule: 'a smaller die never takes off',
    at: 'w 24:b15 6:w15',
    roll: '2-1',
    plays: ['6/5 6/4', '6/3'],
  },
  {
    rule: 'where a die moves on the board as well, the choice is free',
    at: 'w 24:b15 6:w 3:w14',
    roll: '3-3',
    plays: ['6/3 3/off(3)', '3/off(4)'],
    rules: COMPULSORY,
  },
  {
    rule: 'the two dice may take one checker off together',
    at: 'w 24:b15 6:w 1:w14',
    roll: '6-5',
    plays: ['6/off', '6/off 1/off'],
    rules: COMPULSORY,
  },
  {
    rule: 'bearing off begins within the turn that brings the last checker home',
    at: 'w 24:b15 7:w 1:w14',
    roll: '6-5',
    plays: ['7/1', '7/off'],
    rules: OPTIONAL,
  },
];

testPlays(LANDINGS);
testPlays(BEARING_OFF);

/** RULES 2: what one die can do, White's numbers; the other side's steps are the same ones seen from the other end. */
const SINGLE_STEPS: readonly { rule: string; at: string; die: Die; steps: readonly Step[] }[] = [
  {
    rule: 'White moves from high to low',
    at: 'w 24:w15 1:b15',
    die: 6,
    steps: [{ from: 24, to: 18, die: 6, pins: false, frees: false }],
  },
  {
    rule: 'Black moves from low to high',
    at: 'b 24:w15 1:b15',
    die: 6,
    steps: [{ from: 1, to: 7, die: 6, pins: false, frees: false }],
  },
  {
    rule: 'a step that pins and frees at once',
    at: 'w 24:b12 13:w/b 7:b 1:w14 off:b',
    die: 6,
    steps: [{ from: 13, to: 7, die: 6, pins: true, frees: true }],
  },
  {
    rule: 'Black bears off from 19',
    at: 'b 19:b 24:b14 1:w15',
    die: 6,
    steps: [{ from: 19, to: 'off', die: 6, pins: false, frees: false }],
  },
];

for (const { rule, at, die, steps } of SINGLE_STEPS) {
  for (const id of ALL) {
    test(`one die: ${rule} (${id})`, () => {
      assert.deepEqual(legalSteps(RULE_SETS[id], positionOf(at), die), steps);
    });
  }
}
