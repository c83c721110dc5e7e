/** Runs tables of named positions, each for every rule set it names and for either side. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_SETS } from '../index.ts';
import type { RuleSet, RuleSetId } from '../index.ts';
import { ALL, mirrored, playsOf } from './ask.ts';

export interface PlaysRow {
  readonly rule: string;
  readonly at: string;
  readonly roll: string;
  /** Every legal turn, as printed, in the order of the list. */
  readonly plays: readonly string[];
  /** All four rule sets, when none are named. */
  readonly rules?: readonly RuleSetId[];
  /** House rules: what is changed in the rule sets named. */
  readonly house?: Partial<RuleSet>;
}

export function testPlays(rows: readonly PlaysRow[]): void {
  for (const { rule, at, roll, plays, rules = ALL, house } of rows) {
    for (const id of rules) {
      void test(`${rule} (${id}${house ? ` with ${JSON.stringify(house)}` : ''})`, () => {
        const ruleSet: RuleSet = { ...RULE_SETS[id], ...house };
        assert.deepEqual(playsOf(ruleSet, at, roll), plays);
        assert.deepEqual(playsOf(ruleSet, mirrored(at), roll), plays, 'sides changed over');
      });
    }
  }
}
