import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPlay, formatRoll, parsePosition, parseRoll, RULE_SETS, writtenTurns } from './index.ts';
import { COMPULSORY, OPTIONAL, positionOf, rollOf, verdictOn } from './referee/ask.ts';
import { testPlays, type PlaysRow } from './referee/tables.ts';

/** RULES 7, printing: the list of legal turns, in its order, as it is written. */
const LISTS: readonly PlaysRow[] = [
  {
    rule: 'moves stand from the highest origin down, and a pin is starred',
    at: 'w 24:b13 20:w 13:w 15:b 7:b 1:w13',
    roll: '6-5',
    // 20/15 pins, 13/7 pins, and every other pair: each list entry begins with the checker from 20 if it moves.
    plays: ['20/15* 13/7*', '20/14 13/8', '20/9', '13/2'],
  },
  {
    rule: 'a checker that moves on is one move, and its way is not shown where it pins nothing',
    at: 'w 24:b15 20:w 1:w14',
    roll: '6-5',
    plays: ['20/9'],
  },
  {
    rule: 'of a way that pins and a way that does not, the one with fewer pins is printed',
    at: 'w 24:b14 20:w 15:b 1:w14',
    roll: '5-3',
    plays: ['20/12'],
  },
  {
    rule: 'the pin on the way is shown where every way makes one',
    at: 'w 24:b12 20:w 17:b2 15:b 1:w14',
    roll: '5-3',
    plays: ['20/15*/12'],
  },
  {
    rule: 'of ways with one pin each, the pin that comes first in the order is shown',
    at: 'w 24:b13 20:w 17:b 15:b 1:w14',
    roll: '5-3',
    // By 17 or by 15 one is pinned and left again: the texts are equally long, and 17 is higher.
    plays: ['20/17*/12'],
  },
  {
    rule: 'the same move of two checkers is written once, with their number',
    at: 'w 24:b15 13:w2 1:w13',
    roll: '6-6',
    plays: ['13/1(2)'],
  },
  {
    rule: 'of two checkers that land on a blot the first one pins it, and the moves are not joined',
    at: 'w 24:b12 13:w2 7:b 1:b2 2:w13',
    roll: '6-6',
    plays: ['13/7* 13/7'],
  },
  {
    rule: 'of two checkers that land on a blot one may move on: the one that stays keeps the star, if one stays',
    at: 'w 24:b14 13:w2 10:b 1:w13',
    roll: '3-3',
    plays: ['13/10* 13/4', '13/10*/7 13/7', '13/10*/1'],
  },
  {
    rule: 'fewer pins come before a shorter text',
    at: 'w 24:b14 16:w2 15:b 1:w13',
    roll: '1-1',
    // 16/15*/14(2) is shorter, and pins twice.
    plays: ['16/15* 16/13', '16/15*/14 16/14', '16/15*/12'],
  },
  {
    rule: 'of texts of one length, the one whose first difference comes earlier is printed',
    at: 'w 24:b14 13:w 7:w/b 1:w13',
    roll: '6-6',
    // 13/off 7/1 leads to the same position.
    plays: ['13/1 7/off'],
    rules: COMPULSORY,
  },
  {
    rule: 'a bear-off counts as the lowest landing',
    at: 'w 24:b15 6:w 3:w14',
    roll: '3-3',
    plays: ['6/3 3/off(3)', '3/off(4)'],
    rules: COMPULSORY,
  },
  {
    rule: 'a turn that is the beginning of another stands before it, and pass stands last',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-5',
    plays: ['4/off', '4/off 3/off', 'pass'],
    rules: OPTIONAL,
  },
];

testPlays(LISTS);

test('a way that is no legal turn is not printed, though it pins less', () => {
  // Leaving the start ends the game, so that the checker that goes on from 18 must go on before the other one leaves.
  const at = 'w 24:w2 18:b 13:w12 1:w/b 2:b13';
  const verdict = verdictOn(RULE_SETS.plakoto, at, '6-6', '24/18*/12 24/18*');
  assert.ok(verdict.legal);
  assert.equal(formatPlay(positionOf(at), verdict.play), '24/18* 24/18*/12');
  assert.ok(verdict.outcome);
});

test('each text stands beside the play it prints, in the order of the list', () => {
  const position = positionOf('w 24:b13 20:w 13:w 15:b 7:b 1:w13');
  for (const { play, text } of writtenTurns(RULE_SETS.plakoto, position, rollOf('6-5'))) {
    assert.equal(formatPlay(position, play), text);
  }
});

test('a roll prints with the higher die first, in whatever order it was read', () => {
  for (const [read, printed] of [
    ['5-6', '6-5'],
    ['65', '6-5'],
    ['3-3', '3-3'],
  ] as const) {
    const roll = parseRoll(read);
    assert.ok(roll.ok);
    assert.equal(formatRoll(roll.value), printed);
  }
});

test('a play is told in the order in which it is printed, wherever that order can be played', () => {
  const position = parsePosition('w 24:w8 20:w 15:b 13:w6 5:b4 1:b10');
  assert.ok(position.ok);
  for (const { play, text } of writtenTurns(RULE_SETS.plakoto, position.value, [5, 3])) {
    if (text.split(' ').length === 1) continue;
    assert.deepEqual(
      play.map(({ from }) => from),
      text.split(' ').map((move) => Number(move.split('/')[0])),
      text,
    );
  }
});
