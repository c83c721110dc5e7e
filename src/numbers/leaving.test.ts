import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leavingMean, leavingStart } from './leaving.ts';

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** Two leave with every roll and two more with a double, so eight pairs must come from n rolls and their doubles. */
function shareByDoubles(turns: number): number {
  let share = 0;
  for (let doubles = Math.max(0, 8 - turns); doubles <= turns; doubles += 1) {
    share += choose(turns, doubles) * (1 / 6) ** doubles * (5 / 6) ** (turns - doubles);
  }
  return share;
}

test('after each turn the start is empty in as many games as the number of doubles says', () => {
  const list = leavingStart();
  assert.deepEqual(
    list.map(({ turns }) => turns),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  for (const { turns, share } of list) assert.ok(Math.abs(share - shareByDoubles(turns)) < 1e-9, `${turns}: ${share}`);
});

test('the mean is that of the turns, each weighted with its own share', () => {
  let mean = 0;
  for (let turns = 1; turns <= 8; turns += 1) mean += turns * (shareByDoubles(turns) - shareByDoubles(turns - 1));
  assert.ok(Math.abs(leavingMean() - mean) < 1e-9, String(leavingMean()));
});
