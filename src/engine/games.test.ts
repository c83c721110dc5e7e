import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyPlay,
  applyStep,
  checkSetup,
  formatPosition,
  judge,
  legalPlays,
  legalSteps,
  outcome,
  parsePosition,
  pipCount,
  RULE_SETS,
  SIDES,
} from './index.ts';
import type { Play, Position, Roll, RuleSet } from './index.ts';
import { ALL } from './referee/ask.ts';
import { Chance, positions, randomGame } from './referee/chance.ts';
import { dice } from './referee/lines.ts';

const SEED = 20264;
const GAMES = 25;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** By how much a play lowers the mover's pips: its dice, save what a larger die wastes on a bear-off. */
function pipsUsed(position: Position, play: Play): number {
  const own = (point: number): number => (position.turn === 'white' ? point : 25 - point);
  return play.reduce((sum, { from, to, die }) => sum + (to === 'off' ? own(from) : die), 0);
}

function checkPlay(rules: RuleSet, position: Position, play: Play, roll: Roll): void {
  const text = formatPosition(position);
  const after = applyPlay(position, play);
  assert.equal(formatPosition(position), text, 'the position before is as it was');
  assert.ok(checkSetup(after).ok, 'fifteen a side');
  assert.deepEqual(parsePosition(formatPosition(after)), { ok: true, value: after }, 'no other mixture');
  assert.notEqual(after.turn, position.turn);
  const other = position.turn === 'white' ? 'black' : 'white';
  assert.equal(pipCount(after, other), pipCount(position, other), 'the other side has not moved');
  assert.equal(pipCount(position, position.turn) - pipCount(after, position.turn), pipsUsed(position, play));
  for (const { from, to, die } of play) {
    const distance = Math.abs(from - (to === 'off' ? (position.turn === 'white' ? 0 : 25) : to));
    assert.ok(to === 'off' ? distance <= die : distance === die, 'a step is as long as its die');
  }
  const left = [...dice(roll)];
  for (const { die } of play) {
    assert.ok(left.includes(die), 'no die is used that was not rolled');
    left.splice(left.indexOf(die), 1);
  }
  const board = play.reduce((now, step) => applyStep(now, position.turn, step), position.board);
  assert.deepEqual(board, after.board);
  const written = play.map(({ from, to, pins }) => ({
    from,
    landings: [to === 'off' ? { to } : { to, pins }] as const,
  }));
  assert.ok(judge(rules, position, roll, written).legal, 'what is listed is legal');
}

for (const id of ALL) {
  test(`${id}: every play of a game keeps fifteen a side, changes nothing in place, and moves by its dice`, () => {
    const rules: RuleSet = frozen({ ...RULE_SETS[id] });
    const chance = new Chance(SEED);
    const source = positions(chance, rules);
    for (let index = 0; index < 600; index += 1) {
      const position = frozen(source.next().value);
      const roll = frozen(chance.roll());
      for (const play of frozen(legalPlays(rules, position, roll))) checkPlay(rules, position, play, roll);
    }
  });

  test(`${id}: games of random turns end, and by the rules`, () => {
    const rules = RULE_SETS[id];
    const chance = new Chance(SEED);
    for (let game = 0; game < GAMES; game += 1) {
      const played = randomGame(chance, rules);
      for (const position of played.slice(0, -1)) assert.equal(outcome(rules, position), undefined);
      const last = played.at(-1);
      assert.ok(last);
      const ended = outcome(rules, last);
      assert.ok(ended);
      const allOff = SIDES.filter((side) => last.board.off[side] === 15);
      assert.equal(ended.by === 'borne-off', allOff.length === 1);
      if (ended.by === 'mother') assert.ok(rules.mother);
      assert.deepEqual(legalPlays(rules, last, chance.roll()), []);
      assert.deepEqual(legalSteps(rules, last, 6), []);
    }
  });
}
