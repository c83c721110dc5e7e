import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyPlay,
  countPlays,
  DICE,
  formatPosition,
  legalPlays,
  pipCount,
  RULE_SETS,
  SIDES,
  startPosition,
} from './index.ts';
import type { Position, Roll } from './index.ts';
import { ALL } from './referee/ask.ts';

const ROLLS: readonly Roll[] = DICE.flatMap((high) =>
  DICE.filter((low) => low <= high).map((low): Roll => [high, low]),
);

/** From the start all fifteen stand together: two checkers move one die each, or one moves both. */
function expectedFromStart([high, low]: Roll): number {
  if (high !== low) return 2;
  // Four steps among checkers that all began on one point: the ways to write 4 as a sum. One checker cannot make four
  // sixes, for the fourth would take it off the board.
  return high === 6 ? 4 : 5;
}

for (const id of ALL) {
  test(`${id}: the start has 360 pips a side, and 2, 5 or 4 results a roll, 59 in all, 49 different positions`, () => {
    for (const side of SIDES) {
      const start = startPosition(side);
      assert.deepEqual([pipCount(start, 'white'), pipCount(start, 'black')], [360, 360]);
      const reached = ROLLS.map((roll) => {
        assert.equal(countPlays(RULE_SETS[id], start, roll), expectedFromStart(roll), roll.join('-'));
        const plays = legalPlays(RULE_SETS[id], start, roll);
        assert.equal(plays.length, expectedFromStart(roll));
        return plays.map((play) => formatPosition(applyPlay(start, play)));
      });
      assert.equal(reached.flat().length, 59);
      assert.equal(new Set(reached.flat()).size, 49);
    }
  });

  test(`${id}: two turns from the start make 3,474 sequences and 2,394 positions`, () => {
    const after = (position: Position): Position[] =>
      ROLLS.flatMap((roll) => legalPlays(RULE_SETS[id], position, roll).map((play) => applyPlay(position, play)));
    const second = after(startPosition('white')).flatMap(after);
    assert.equal(second.length, 3474);
    assert.equal(new Set(second.map(formatPosition)).size, 2394);
  });
}
