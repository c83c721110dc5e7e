import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAY_FAULT_CODES, RULE_SETS } from './index.ts';
import type { PlayFault, PlayFaultCode, RuleSetId } from './index.ts';
import { ALL, COMPULSORY, mirrored, mirroredFault, OPTIONAL, settled, verdictOn } from './referee/ask.ts';

interface Row {
  readonly rule: string;
  readonly at: string;
  readonly roll: string;
  readonly turn: string;
  readonly fault: PlayFault;
  readonly rules?: readonly RuleSetId[];
}

const START = 'w 24:w15 1:b15';

/** RULES 8: each fault with its data; points are White's numbers. */
const FAULTS: readonly Row[] = [
  {
    rule: 'a turn in a game that is over',
    at: 'w 20:b15 off:w15',
    roll: '6-5',
    turn: '24/18',
    fault: { code: 'game-over' },
  },
  {
    rule: 'a step written after the one that ended the game',
    at: 'w 19:b14 7:w 6:w14 1:b',
    roll: '6-5',
    turn: '7/1* 6/1',
    fault: { code: 'game-over' },
    rules: ['plakoto', 'tapa-tabla', 'mahbusa'],
  },
  {
    rule: 'a second checker taken off after the last',
    at: 'w 24:b15 1:w off:w14',
    roll: '6-5',
    turn: '1/off(2)',
    fault: { code: 'game-over' },
  },
  {
    rule: 'backwards',
    at: START,
    roll: '6-5',
    turn: '13/18',
    fault: { code: 'wrong-direction', from: 13, to: 18 },
  },
  {
    rule: 'on the spot, though nothing stands there',
    at: START,
    roll: '6-5',
    turn: '13/13',
    fault: { code: 'wrong-direction', from: 13, to: 13 },
  },
  {
    rule: 'from an empty point',
    at: START,
    roll: '6-5',
    turn: '13/7',
    fault: { code: 'no-checker', from: 13, to: 7 },
  },
  {
    rule: 'from a point that only the enemy holds',
    at: 'w 24:w14 13:w 12:b 1:b14',
    roll: '6-5',
    turn: '12/6',
    fault: { code: 'no-checker', from: 12, to: 6 },
  },
  {
    rule: 'from an empty point, before the die is looked at',
    at: START,
    roll: '6-5',
    turn: '13/10',
    fault: { code: 'no-checker', from: 13, to: 10 },
  },
  {
    rule: 'more checkers than stand there',
    at: 'w 24:b15 13:w 1:w14',
    roll: '3-3',
    turn: '13/10(2)',
    fault: { code: 'no-checker', from: 13, to: 10 },
  },
  {
    rule: 'with a pinned checker',
    at: 'w 24:b13 18:b/w 10:w 1:w13 off:b',
    roll: '6-2',
    turn: '18/12',
    fault: { code: 'checker-pinned', from: 18, to: 12 },
  },
  {
    rule: 'with a number that was not rolled',
    at: START,
    roll: '6-5',
    turn: '24/20',
    fault: { code: 'die-not-rolled', from: 24, to: 20 },
  },
  {
    rule: 'with a die that has been used',
    at: START,
    roll: '6-5',
    turn: '24/18(2)',
    fault: { code: 'die-not-rolled', from: 24, to: 18 },
  },
  {
    rule: 'five steps of a double',
    at: START,
    roll: '3-3',
    turn: '24/21(5)',
    fault: { code: 'die-not-rolled', from: 24, to: 21 },
  },
  {
    rule: 'off with dice too small',
    at: 'w 24:b15 6:w15',
    roll: '2-1',
    turn: '6/off',
    fault: { code: 'die-not-rolled', from: 6, to: 'off' },
  },
  {
    rule: 'off while checkers are outside',
    at: 'w 24:b15 13:w 8:w 6:w13',
    roll: '6-5',
    turn: '6/off',
    fault: { code: 'not-all-home', from: 6, to: 'off', points: [8, 13] },
  },
  {
    rule: 'off while a checker is pinned outside',
    at: 'w 24:b13 7:b/w 6:w14 off:b',
    roll: '6-6',
    turn: '6/off',
    fault: { code: 'not-all-home', from: 6, to: 'off', points: [7] },
  },
  {
    rule: 'off while a checker is pinned at home',
    at: 'w 24:b13 5:b/w 3:w13 2:b/w',
    roll: '3-3',
    turn: '3/off',
    fault: { code: 'pinned-stops-bear-off', from: 3, to: 'off', points: [2, 5] },
    rules: ['plakoto', 'tapa', 'mahbusa'],
  },
  {
    rule: 'off with a larger die while another stands higher',
    at: 'w 24:b15 6:w 3:w14',
    roll: '5-4',
    turn: '3/off',
    fault: { code: 'higher-checker', from: 3, to: 'off', point: 6 },
  },
  {
    rule: 'off with a larger die while a pinned one stands higher',
    at: 'w 24:b14 6:b/w 3:w14',
    roll: '5-4',
    turn: '3/off',
    fault: { code: 'higher-checker', from: 3, to: 'off', point: 6 },
    rules: ['tapa-tabla'],
  },
  {
    rule: 'onto two enemy checkers',
    at: 'w 24:b12 13:w 7:b3 1:w14',
    roll: '6-5',
    turn: '13/7 7/2',
    fault: { code: 'point-closed', from: 13, to: 7, by: 'checkers', count: 3 },
  },
  {
    rule: 'onto one’s own pinned checker',
    at: 'w 24:b13 13:w 7:b2/w 1:w13',
    roll: '6-5',
    turn: '13/7',
    fault: { code: 'point-closed', from: 13, to: 7, by: 'pinner', count: 2 },
  },
  {
    rule: 'a pin that is not marked',
    at: 'w 24:b14 12:w 6:b 1:w14',
    roll: '6-4',
    turn: '12/6/2',
    fault: { code: 'mark-wrong', from: 12, to: 6, pins: true },
  },
  {
    rule: 'a mark where nothing is pinned',
    at: 'w 24:b14 12:w 6:b 1:w14',
    roll: '6-4',
    turn: '12/8*/2',
    fault: { code: 'mark-wrong', from: 12, to: 8, pins: false },
  },
  {
    rule: 'a mark on a checker that is pinned already',
    at: 'w 24:b14 13:w2 7:w2/b 1:w11',
    roll: '6-5',
    turn: '13/7* 13/8',
    fault: { code: 'mark-wrong', from: 13, to: 7, pins: false },
  },
  {
    rule: 'one die of two',
    at: START,
    roll: '6-5',
    turn: '24/18',
    fault: { code: 'dice-unused', used: 1, possible: 2 },
  },
  {
    rule: 'three steps of a double',
    at: START,
    roll: '3-3',
    turn: '24/21(3)',
    fault: { code: 'dice-unused', used: 3, possible: 4 },
  },
  {
    rule: 'a first step that leaves the second die without one, where both could be played',
    at: 'w 24:b13 13:w 7:w 2:b2 1:w13',
    roll: '6-5',
    turn: '13/7',
    fault: { code: 'dice-unused', used: 1, possible: 2 },
  },
  {
    rule: 'a pass where two dice can be played',
    at: START,
    roll: '6-5',
    turn: 'pass',
    fault: { code: 'dice-unused', used: 0, possible: 2 },
  },
  {
    rule: 'a pass where bearing off is all there is, and is compulsory',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-5',
    turn: 'pass',
    fault: { code: 'dice-unused', used: 0, possible: 2 },
    rules: COMPULSORY,
  },
  {
    rule: 'a die that would bear off is left, though it must be used',
    at: 'w 24:b15 7:w 1:w14',
    roll: '6-5',
    turn: '7/1',
    fault: { code: 'dice-unused', used: 1, possible: 2 },
    rules: COMPULSORY,
  },
  {
    rule: 'two bear-offs of a double, and a checker that could have moved on the board',
    at: 'w 24:b15 6:w 3:w14',
    roll: '3-3',
    turn: '3/off(2)',
    fault: { code: 'dice-unused', used: 2, possible: 4 },
    rules: OPTIONAL,
  },
  {
    rule: 'the lower die, where one die only can be played',
    at: 'w 24:b13 13:w 2:b2 1:w14',
    roll: '6-5',
    turn: '13/8',
    fault: { code: 'higher-die', die: 6 },
  },
  {
    rule: 'the lower die on the board, where the other die could only bear off after it',
    at: 'w 24:b15 7:w 1:w14',
    roll: '6-5',
    turn: '7/2',
    fault: { code: 'higher-die', die: 6 },
    rules: OPTIONAL,
  },
  {
    rule: 'the lower die on the board, where the higher one bears off and only one can be used',
    at: 'w 24:b14 5:w 2:b/w off:w13',
    roll: '6-4',
    turn: '5/1',
    fault: { code: 'higher-die', die: 6 },
    rules: ['tapa-tabla'],
  },
];

/** RULES 8: which step is found first, and with which dice it was tried. */
const FIRST_FAULT: readonly Row[] = [
  {
    rule: 'the checker that stands furthest back is tried first, wherever it is written',
    at: 'w 24:b10 20:w 14:b3 13:w 7:b2 1:w13',
    roll: '6-5',
    turn: '13/7 20/14',
    fault: { code: 'point-closed', from: 20, to: 14, by: 'checkers', count: 3 },
  },
  {
    rule: 'of two checkers on one point the one written first is tried first',
    at: 'w 24:b10 13:w2 8:b2 7:b3 1:w13',
    roll: '6-5',
    turn: '13/8 13/7',
    fault: { code: 'point-closed', from: 13, to: 8, by: 'checkers', count: 2 },
  },
  {
    rule: 'a checker that has moved on waits for those behind it',
    at: 'w 24:b10 20:w 18:w 14:w 12:b2 9:b3 1:w12',
    roll: '6-5',
    // From 20 to 14 first; then 18 stands furthest back, and its 4 was not rolled.
    turn: '20/14/9 18/14',
    fault: { code: 'die-not-rolled', from: 18, to: 14 },
  },
  {
    rule: 'a chain is tried with the higher die first',
    at: 'w 24:b10 13:w 8:b2 7:b3 1:w14',
    roll: '6-5',
    turn: '13/2',
    fault: { code: 'point-closed', from: 13, to: 7, by: 'checkers', count: 3 },
  },
  {
    rule: 'of two chains the one that gets further counts',
    at: 'w 24:b10 13:w 7:b3 2:b2 1:w14',
    roll: '6-5',
    turn: '13/2',
    fault: { code: 'point-closed', from: 8, to: 2, by: 'checkers', count: 2 },
  },
  {
    rule: 'a chain of a double names the step that fails',
    at: 'w 24:b13 13:w 4:b2 1:w14',
    roll: '3-3',
    turn: '13/4',
    fault: { code: 'point-closed', from: 7, to: 4, by: 'checkers', count: 2 },
  },
  {
    rule: 'a distance that no dice make is told as it was written',
    at: START,
    roll: '6-5',
    turn: '24/16 24/18',
    fault: { code: 'die-not-rolled', from: 24, to: 16 },
  },
  {
    rule: 'a bear-off takes the exact die, else the smallest larger one',
    at: 'w 24:b15 6:w2 4:w 3:w12',
    roll: '6-4',
    // 6/off has the 6, 4/off the 4; 3/off finds none left.
    turn: '3/off 4/off 6/off',
    fault: { code: 'die-not-rolled', from: 3, to: 'off' },
  },
  {
    rule: 'outside before pinned, pinned before higher',
    at: 'w 24:b13 7:w 6:w 3:w12 2:b/w off:b',
    roll: '5-4',
    turn: '3/off',
    fault: { code: 'not-all-home', from: 3, to: 'off', points: [7] },
  },
  {
    rule: 'pinned before higher',
    at: 'w 24:b13 6:w 3:w13 2:b/w off:b',
    roll: '5-4',
    turn: '3/off',
    fault: { code: 'pinned-stops-bear-off', from: 3, to: 'off', points: [2] },
    rules: ['plakoto', 'tapa', 'mahbusa'],
  },
  {
    rule: 'a closed point before a wrong mark',
    at: 'w 24:b12 13:w 7:b3 1:w14',
    roll: '6-5',
    turn: '13/7*',
    fault: { code: 'point-closed', from: 13, to: 7, by: 'checkers', count: 3 },
  },
];

const reached = new Set<PlayFaultCode>();

for (const { rule, at, roll, turn, fault, rules = ALL } of [...FAULTS, ...FIRST_FAULT]) {
  for (const id of rules) {
    test(`refused: ${rule} (${id})`, () => {
      const verdict = verdictOn(RULE_SETS[id], at, roll, turn);
      assert.ok(!verdict.legal, 'must be refused');
      assert.deepEqual(verdict.faults.map(settled), [fault]);
      const other = verdictOn(RULE_SETS[id], mirrored(at), roll, turn);
      assert.ok(!other.legal, 'must be refused with the sides changed over');
      assert.deepEqual(other.faults.map(mirroredFault).map(settled), [fault]);
      reached.add(fault.code);
    });
  }
}

test('every fault of a turn is reached by some position above', () => {
  const missing = PLAY_FAULT_CODES.filter((code) => !reached.has(code));
  assert.deepEqual(missing, []);
});
