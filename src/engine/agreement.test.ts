import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_SETS } from './index.ts';
import type { RuleSet } from './index.ts';
import { compareTurns, describe } from './referee/agreement.ts';
import { ALL } from './referee/ask.ts';
import { Chance, positions } from './referee/chance.ts';

const POSITIONS = 5000;
const SEED = 20261;

/** The combinations of fields that none of the four sets has (RULES 6: any combination is accepted). */
const HOUSE_RULES: readonly Partial<RuleSet>[] = [
  { mother: true, pinnedStops: 'itself', bearOff: 'optional' },
  { mother: false, pinnedStops: 'itself', bearOff: 'optional' },
  { mother: false, pinnedStops: 'itself', bearOff: 'compulsory' },
  { mother: false, pinnedStops: 'all', bearOff: 'compulsory' },
];

for (const house of HOUSE_RULES) {
  test(`house rules ${JSON.stringify(house)}: engine and referee agree`, () => {
    const rules: RuleSet = { ...RULE_SETS.plakoto, ...house };
    const chance = new Chance(SEED);
    const source = positions(chance, rules);
    for (let index = 0; index < 400; index += 1) compareTurns(rules, source.next().value, chance.roll());
  });
}

for (const id of ALL) {
  test(`${id}: engine and referee give the same turns, results, endings, texts and order on ${POSITIONS} positions`, () => {
    const rules = RULE_SETS[id];
    const chance = new Chance(SEED);
    const source = positions(chance, rules);
    const met = { pass: 0, over: 0, ending: 0, pinOnTheWay: 0, off: 0 };
    for (let index = 0; index < POSITIONS; index += 1) {
      const position = source.next().value;
      const roll = chance.roll();
      try {
        const { situation, turns } = compareTurns(rules, position, roll);
        met.over += Number(situation.over !== null);
        met.pass += Number(turns.some(({ text }) => text === 'pass'));
        met.ending += Number(turns.some(({ outcome }) => outcome !== null));
        met.pinOnTheWay += Number(turns.some(({ text }) => text.includes('*/')));
        met.off += Number(turns.some(({ text }) => text.includes('off')));
      } catch (error) {
        throw new Error(`position ${index}: ${describe(rules, position, roll)}`, { cause: error });
      }
    }
    // Positions in which nothing of this happens would prove nothing about it.
    for (const [what, times] of Object.entries(met)) assert.ok(times >= 10, `${what}: ${times}`);
  });
}
