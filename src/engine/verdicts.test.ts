import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAY_FAULT_CODES, RULE_SETS } from './index.ts';
import { compareVerdict, describe } from './referee/agreement.ts';
import { ALL } from './referee/ask.ts';
import { anyAttempt } from './referee/attempts.ts';
import { Chance, positions } from './referee/chance.ts';
import { legalTurns, survey } from './referee/turns.ts';

const POSITIONS = 600;
const TURNS_EACH = 8;
const SEED = 20262;

test(`engine and referee give the same verdicts, with the same faults, on ${4 * POSITIONS * TURNS_EACH} written turns`, () => {
  const met = new Set<string>();
  for (const id of ALL) {
    const rules = RULE_SETS[id];
    const chance = new Chance(SEED);
    const source = positions(chance, rules);
    for (let index = 0; index < POSITIONS; index += 1) {
      const position = source.next().value;
      const roll = chance.roll();
      const situation = survey(rules, position, roll);
      const turns = legalTurns(situation);
      const ways = turns.flatMap((turn) => turn.ways);
      for (let time = 0; time < TURNS_EACH; time += 1) {
        const written = anyAttempt(chance, situation, time % 2 === 0 ? ways : situation.lines);
        try {
          met.add(compareVerdict({ situation, turns }, position, roll, written));
        } catch (error) {
          const what = `${describe(rules, position, roll)} ${JSON.stringify(written)}`;
          throw new Error(`position ${index}: ${what}`, { cause: error });
        }
      }
    }
  }
  assert.deepEqual(
    PLAY_FAULT_CODES.filter((code) => !met.has(code)),
    [],
    'faults that no written turn met',
  );
});
