import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPlay, judge, RULE_SETS } from './index.ts';
import type { RuleSetId, WrittenPlay } from './index.ts';
import { ALL, COMPULSORY, mirrored, OPTIONAL, positionOf, rollOf, verdictOn } from './referee/ask.ts';

interface Row {
  readonly rule: string;
  readonly at: string;
  readonly roll: string;
  /** Each is accepted, and is the turn that prints as `printed`. */
  readonly written: readonly string[];
  readonly printed: string;
  readonly rules?: readonly RuleSetId[];
}

/** RULES 7, reading: what is accepted. */
const ACCEPTED: readonly Row[] = [
  {
    rule: 'moves may stand in any order',
    at: 'w 24:w15 1:b15',
    roll: '6-5',
    written: ['24/19 24/18', '24/18 24/19'],
    printed: '24/19 24/18',
  },
  {
    rule: 'a chain may name its landings or leave them out, or be written in pieces',
    at: 'w 24:w15 1:b15',
    roll: '6-5',
    written: ['24/13', '24/18/13', '24/19/13', '24/18 18/13', '18/13 24/18', '19/13 24/19'],
    printed: '24/13',
  },
  {
    rule: '(n) may join moves, or each may be written out',
    at: 'w 24:w15 1:b15',
    roll: '3-3',
    written: ['24/21(4)', '24/21 24/21 24/21 24/21', '24/21(2) 24/21(2)', '24/21(3) 24/21(1)'],
    printed: '24/21(4)',
  },
  {
    rule: 'a chain may be made more than once',
    at: 'w 24:w15 1:b15',
    roll: '3-3',
    written: ['24/18(2)', '24/21(2) 21/18(2)', '24/21/18 24/18'],
    printed: '24/18(2)',
  },
  {
    rule: 'a landing that is not written carries no mark',
    at: 'w 24:b12 13:w 8:b2 7:b 1:w14',
    roll: '6-5',
    written: ['13/2', '13/7*/2', '13/7* 7/2'],
    printed: '13/7*/2',
  },
  {
    rule: 'a written way round is as good as the printed one',
    at: 'w 24:b14 20:w 15:b 1:w14',
    roll: '5-3',
    written: ['20/12', '20/17/12', '20/15*/12'],
    printed: '20/12',
  },
  {
    rule: 'steps of different moves may come between each other: one pins, the other joins it, the first moves on',
    at: 'w 24:b14 13:w2 10:b 1:w13',
    roll: '3-3',
    written: ['13/10*/4 13/10', '13/10 13/10*/4', '13/10* 13/4', '13/4 13/10*', '13/10/4 13/10*'],
    printed: '13/10* 13/4',
  },
  {
    rule: 'a pin may be left and made again',
    at: 'w 24:b13 13:w 7:w/b 1:w13 off:b',
    roll: '6-1',
    written: ['13/6', '13/7 7/6', '7/6 13/7*', '13/7* 7/6'],
    printed: '13/6',
  },
  {
    rule: 'a checker may be borne off by a chain that waits for the others to come home',
    at: 'w 24:b15 9:w 8:w 1:w13',
    roll: '3-3',
    written: ['9/off 8/5', '8/5 9/6/3/off', '9/3/off 8/5'],
    printed: '9/off 8/5',
    rules: COMPULSORY,
  },
  {
    rule: 'a bear-off may take either die that fits, so that the whole turn is legal',
    at: 'w 24:b15 6:w 5:w 4:w off:w12',
    roll: '6-5',
    written: ['6/off 5/off', '5/off 6/off'],
    printed: '6/off 5/off',
  },
  {
    rule: 'no step is a pass',
    at: 'w 24:b11 13:w 8:b2 7:b2 1:w14',
    roll: '6-5',
    written: ['pass'],
    printed: 'pass',
  },
  {
    rule: 'who need not bear off may pass',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-5',
    written: ['pass'],
    printed: 'pass',
    rules: OPTIONAL,
  },
];

for (const { rule, at, roll, written, printed, rules = ALL } of ACCEPTED) {
  for (const id of rules) {
    test(`accepted: ${rule} (${id})`, () => {
      for (const text of written) {
        for (const position of [at, mirrored(at)]) {
          const verdict = verdictOn(RULE_SETS[id], position, roll, text);
          assert.ok(verdict.legal, `${text} in ${position}: ${JSON.stringify(verdict)}`);
          assert.equal(formatPlay(positionOf(position), verdict.play), printed, text);
        }
      }
    });
  }
}

test('a landing about which nothing is claimed is accepted with or without a pin', () => {
  const position = positionOf('w 24:b12 13:w 8:b2 7:b 1:w14');
  const silent: WrittenPlay = [{ from: 13, landings: [{ to: 7 }, { to: 2 }] }];
  assert.equal(judge(RULE_SETS.plakoto, position, [6, 5], silent).legal, true);
});

test('the order of the dice in a roll means nothing', () => {
  const position = positionOf('w 24:w15 1:b15');
  const written: WrittenPlay = [{ from: 24, landings: [{ to: 13 }] }];
  assert.deepEqual(
    judge(RULE_SETS.plakoto, position, [6, 5], written),
    judge(RULE_SETS.plakoto, position, [5, 6], written),
  );
});

interface Nearest {
  readonly rule: string;
  readonly at: string;
  readonly roll: string;
  readonly refused: string;
  readonly instead: readonly string[];
}

/** RULES 8: the legal turns that stand beside a fault. */
const NEAREST: readonly Nearest[] = [
  {
    rule: 'with nothing in common they stand in the order of the list',
    at: 'w 24:w15 1:b15',
    roll: '6-5',
    refused: '13/8 13/7',
    instead: ['24/19 24/18', '24/13'],
  },
  {
    rule: 'the one that shares a step comes first',
    at: 'w 24:b13 20:w 13:w 15:b 7:b 1:w13',
    roll: '6-5',
    // 13/8 is in the second turn of the list, and in the last one, which goes by 8 because 7 would be a pin.
    refused: '13/8 20/13',
    instead: ['20/14 13/8', '13/2', '20/15* 13/7*', '20/9'],
  },
  {
    rule: 'a pass is the only one where there is no step',
    at: 'w 24:b11 13:w 8:b2 7:b2 1:w14',
    roll: '6-5',
    refused: '13/7',
    instead: ['pass'],
  },
];

for (const { rule, at, roll, refused, instead } of NEAREST) {
  test(`beside a fault: ${rule}`, () => {
    for (const position of [at, mirrored(at)]) {
      const verdict = verdictOn(RULE_SETS.plakoto, position, roll, refused);
      assert.ok(!verdict.legal);
      assert.deepEqual(
        verdict.instead.map((play) => formatPlay(positionOf(position), play)),
        instead,
      );
    }
  });
}

test('beside a fault stand six legal turns at most, the nearest of all', () => {
  const at = 'w 24:w5 20:w4 13:w6 1:b15';
  const verdict = verdictOn(RULE_SETS.plakoto, at, '6-5', '13/8 13/12');
  assert.ok(!verdict.legal);
  const texts = verdict.instead.map((play) => formatPlay(positionOf(at), play));
  assert.equal(texts.length, 6);
  // Those with 13/8, in list order, come before all without.
  assert.deepEqual(texts.slice(0, 3), ['24/18 13/8', '20/14 13/8', '13/8 13/7']);
  assert.ok(texts.slice(3).every((text) => !text.includes('13/8')));
});

test('a verdict is the same whatever the roll’s order is', () => {
  const position = positionOf('w 24:w15 1:b15');
  for (const roll of [rollOf('6-5'), rollOf('5-6')]) {
    assert.equal(judge(RULE_SETS.plakoto, position, roll, []).legal, false);
  }
});
