import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import {
  changeRules,
  INPUT_FAULT_CODES,
  isRuleSetId,
  parsePlay,
  parsePosition,
  parseRoll,
  RULE_SETS,
} from './index.ts';
import type { InputFault, Result } from './index.ts';

/** Every way in which something typed can be refused, each by the one who reads it (RULES 8, last paragraph). */
const TYPED: Readonly<Record<(typeof INPUT_FAULT_CODES)[number], () => Result<unknown, InputFault>>> = {
  'bad-token': () => parsePosition('w 24:w15 1:b15 ?'),
  'bad-point': () => parsePosition('w 24:w15 1:b15 25:w'),
  'bad-mixture': () => parsePosition('w 24:w15 1:b15 15:w/w'),
  'wrong-total': () => parsePosition('w 24:w15 1:b14'),
  'bad-play': () => parsePlay('24-18', 'white'),
  'bad-roll': () => parseRoll('7-1'),
  'bad-rules': () => changeRules(RULE_SETS.plakoto, { mother: 'yes' }),
};

for (const code of INPUT_FAULT_CODES) {
  test(`what is typed can be refused as ${code}`, () => {
    const read = TYPED[code]();
    assert.ok(!read.ok);
    assert.deepEqual(
      read.faults.map((fault) => fault.code),
      [code],
    );
  });
}

const NO_ROLLS: readonly unknown[] = [
  '',
  '6',
  '7-1',
  '0-1',
  '6-5-4',
  '6-',
  'six',
  '6.5',
  [],
  [6],
  [6, 5, 4],
  [6, 7],
  [6, 1.5],
  ['6', '5'],
  null,
  undefined,
  {},
  65,
  NaN,
];

for (const value of NO_ROLLS) {
  test(`a roll is two dice from 1 to 6, and not ${inspect(value)}`, () => {
    const read = parseRoll(value);
    assert.ok(!read.ok);
    assert.deepEqual(
      read.faults.map((fault) => fault.code),
      ['bad-roll'],
    );
  });
}

test('a house rule changes a field of a rule set and leaves the set as it was', () => {
  const before = structuredClone(RULE_SETS.plakoto);
  const changed = changeRules(RULE_SETS.plakoto, { mother: false, pinnedStops: 'itself' });
  assert.ok(changed.ok);
  assert.deepEqual(changed.value, { ...before, mother: false, pinnedStops: 'itself' });
  assert.deepEqual(RULE_SETS.plakoto, before);
});

test('a field that does not exist, or a value it cannot have, is refused', () => {
  for (const changes of [
    { mothers: false },
    { mother: 1 },
    { bearOff: 'all' },
    { constructor: true },
    { toString: 1 },
  ]) {
    assert.equal(changeRules(RULE_SETS.plakoto, changes).ok, false, JSON.stringify(changes));
  }
});

test('a rule set is known by its id only', () => {
  for (const id of ['plakoto', 'tapa', 'tapa-tabla', 'mahbusa']) assert.ok(isRuleSetId(id));
  for (const id of ['', 'Plakoto', 'toString', '__proto__']) assert.ok(!isRuleSetId(id));
});

/** RULES 6: what tells the four sets apart. */
test('the four rule sets have the fields they are known for', () => {
  assert.deepEqual(RULE_SETS, {
    plakoto: { mother: true, pinnedStops: 'all', bearOff: 'optional', opening: 'keep', nextStarter: 'opening-roll' },
    tapa: { mother: false, pinnedStops: 'all', bearOff: 'optional', opening: 'keep', nextStarter: 'opening-roll' },
    'tapa-tabla': {
      mother: true,
      pinnedStops: 'itself',
      bearOff: 'compulsory',
      opening: 'reroll',
      nextStarter: 'winner',
    },
    mahbusa: { mother: true, pinnedStops: 'all', bearOff: 'compulsory', opening: 'reroll', nextStarter: 'winner' },
  });
});
