import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { formatPosition, pipCount, RULE_SETS, SIDES } from './index.ts';
import type { Outcome, RuleSetId, Side } from './index.ts';
import { ALL, mirrored, positionOf, resultsOf, type Result } from './referee/ask.ts';

/** Named positions with every legal result, worked out by hand and by an exhaustive search that is not ours. */
interface Case {
  readonly name: string;
  readonly position: string;
  readonly roll: readonly [number, number];
  readonly pips: Readonly<Record<Side, number>>;
  readonly legal: Readonly<Record<RuleSetId, readonly Result[]>>;
}

const CASES = JSON.parse(readFileSync(new URL('cases/turns.json', import.meta.url), 'utf8')) as readonly Case[];

function inOneOrder(results: readonly Result[]): Result[] {
  return results.toSorted((one, two) => (one.position < two.position ? -1 : 1));
}

function mirroredOutcome(outcome: Outcome | null): Outcome | null {
  if (!outcome?.winner) return outcome;
  return { ...outcome, winner: outcome.winner === 'white' ? 'black' : 'white' };
}

function mirroredResult({ position, outcome }: Result): Result {
  return { position: formatPosition(positionOf(mirrored(position))), outcome: mirroredOutcome(outcome) };
}

for (const { name, position, roll, pips, legal } of CASES) {
  for (const id of ALL) {
    test(`case "${name}": every legal result under ${id}, for either side`, () => {
      const dice = roll.join('-');
      assert.deepEqual(inOneOrder(resultsOf(RULE_SETS[id], position, dice)), inOneOrder(legal[id]));
      assert.deepEqual(
        inOneOrder(resultsOf(RULE_SETS[id], mirrored(position), dice)),
        inOneOrder(legal[id].map(mirroredResult)),
      );
    });
  }
  test(`case "${name}": pip counts`, () => {
    for (const side of SIDES) assert.equal(pipCount(positionOf(position), side), pips[side]);
  });
}
