import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingTurns } from './opening-turns.ts';
import { ALL_ROLLS, ROLLS } from './rolls.ts';

/** Where fifteen checkers can stand after the dice, point by point, by trying everything. */
function positionsAfter(dice: readonly number[]): Set<string> {
  const found = new Set<string>();
  const play = (checkers: readonly number[], left: readonly number[]): void => {
    const [die] = left;
    if (die === undefined) found.add(checkers.toSorted((a, b) => a - b).join());
    else {
      for (const [index, at] of checkers.entries()) {
        // Black's fifteen close White's point 1, and nothing is home to be borne off.
        if (at - die > 1) play(checkers.with(index, at - die), left.slice(1));
      }
    }
  };
  play([24, 24, 24, 24], dice);
  return found;
}

test('each roll has as many opening turns as there are ways to stand afterwards', () => {
  for (const { roll } of ROLLS) {
    const [a, b] = roll;
    const expected = new Set(
      a === b ? positionsAfter([a, a, a, a]) : [...positionsAfter([a, b]), ...positionsAfter([b, a])],
    );
    assert.equal(openingTurns(roll), expected.size, roll.join('-'));
  }
});

test('the rolls are 21 and stand for all 36', () => {
  assert.equal(ROLLS.length, 21);
  assert.equal(
    ROLLS.reduce((sum, { ways }) => sum + ways, 0),
    ALL_ROLLS,
  );
});
