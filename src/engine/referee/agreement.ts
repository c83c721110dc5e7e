/** Where engine and referee part ways on one position, in words; nothing when they agree. */
import { deepStrictEqual } from 'node:assert/strict';
import {
  applyPlay,
  formatPlay,
  formatPosition,
  formatRoll,
  judge,
  legalPlays,
  legalSteps,
  outcome,
  parsePlay,
  DICE,
} from '../index.ts';
import type { Play, Position, Roll, RuleSet, WrittenPlay } from '../index.ts';
import { accepted } from './read.ts';
import { faultOf } from './refuse.ts';
import { obstacle, pinsOn, target } from './step.ts';
import { ALL_POINTS, at, endedBy, enemyOf, moved, type Table } from './table.ts';
import { dice } from './lines.ts';
import { broken, legalTurns, survey, type Situation, type Stop, type Turn } from './turns.ts';

export interface Agreement {
  readonly situation: Situation;
  readonly turns: readonly Turn[];
}

function compare(what: string, engine: unknown, referee: unknown): void {
  if (JSON.stringify(engine) === JSON.stringify(referee)) return;
  deepStrictEqual({ [what]: engine }, { [what]: referee });
}

/** A play's steps, walked one by one: each legal, each with the right die, pin and release, all together a legal turn. */
function walk(situation: Situation, play: Play): Table {
  const { rules, letter } = situation;
  let stop: Stop = { table: situation.table, left: dice(situation.roll), ended: null };
  for (const step of play) {
    const to = target(letter, step.from, step.die);
    const below = at(stop.table, step.from);
    compare('step', step, {
      from: step.from,
      to,
      die: step.die,
      pins: pinsOn(stop.table, letter, to),
      frees: below === enemyOf(letter) + letter,
    });
    compare('obstacle', null, obstacle(rules, stop.table, letter, step.from, step.die));
    compare('played on after the end', null, stop.ended);
    compare('die at hand', true, stop.left.includes(step.die));
    const table = moved(stop.table, letter, step.from, to);
    const left = stop.left.toSpliced(stop.left.indexOf(step.die), 1);
    stop = { table, left, ended: endedBy(rules, table, letter) };
  }
  compare('obligation', null, broken(situation, stop));
  return stop.table;
}

function compareSteps({ rules, table, letter, over }: Situation, position: Position): void {
  for (const die of DICE) {
    const engine = legalSteps(rules, position, die).map((step) => `${step.from}/${step.to}`);
    const referee = ALL_POINTS.filter((from) => obstacle(rules, table, letter, from, die) === null);
    const texts = referee.map((from) => `${from}/${target(letter, from, die)}`);
    compare(`steps of a ${die}`, engine.toSorted(), over ? [] : texts.toSorted());
  }
}

/** Throws an assertion that shows both answers, for the list of legal turns and all that is said about each. */
export function compareTurns(rules: RuleSet, position: Position, roll: Roll): Agreement {
  const situation = survey(rules, position, roll);
  compare('outcome', outcome(rules, position) ?? null, situation.over);
  compareSteps(situation, position);
  const turns = situation.over ? [] : legalTurns(situation);
  const plays = legalPlays(rules, position, roll);
  const engine = plays.map((play) => {
    const after = applyPlay(position, play);
    return {
      text: formatPlay(position, play),
      position: formatPosition(after),
      outcome: outcome(rules, after) ?? null,
    };
  });
  compare(
    'turns',
    engine,
    turns.map(({ text, position: after, outcome: ended }) => ({ text, position: after, outcome: ended })),
  );
  for (const play of plays) walk(situation, play);
  return { situation, turns };
}

/** Throws an assertion that shows both answers, for the verdict on a written turn. */
export function compareVerdict(
  { situation, turns }: Agreement,
  position: Position,
  roll: Roll,
  written: WrittenPlay,
): string {
  const verdict = judge(situation.rules, position, roll, written);
  const after = accepted(situation, written);
  compare('legal', verdict.legal, after !== null);
  if (verdict.legal) {
    const turn = turns.find((candidate) => candidate.position === after);
    compare('after', formatPosition(verdict.after), after);
    compare('printed', formatPlay(position, verdict.play), turn?.text);
    compare('ended', verdict.outcome ?? null, turn?.outcome);
    walk(situation, verdict.play);
    return 'legal';
  }
  const fault = faultOf(situation, written);
  compare('faults', sorted(verdict.faults), sorted([fault]));
  const texts = verdict.instead.map((play) => formatPlay(position, play));
  compare('number of alternatives', texts.length, Math.min(6, turns.length));
  compare('alternatives once each', new Set(texts).size, texts.length);
  const known = new Set(turns.map(({ text }) => text));
  compare(
    'alternatives that are not legal',
    texts.filter((text) => !known.has(text)),
    [],
  );
  const nearest = inOrderOfNearness(situation, position, written);
  if (nearest) compare('alternatives', texts, nearest.slice(0, 6));
  return fault.code;
}

/** How many of the steps the play does not have, each of its own counted once. */
function missingFrom(steps: readonly string[], play: Play): number {
  return play.reduce((rest, { from, to }) => {
    const match = rest.indexOf(`${from}/${to}`);
    return match < 0 ? rest : rest.toSpliced(match, 1);
  }, steps).length;
}

/**
 * The legal turns, those with most single steps in common with the refused one first (RULES 8), when each written
 * landing is one die away, so that there is only one way to take the refused turn apart; else undefined.
 */
function inOrderOfNearness(
  { rules, letter, roll }: Situation,
  position: Position,
  refused: WrittenPlay,
): string[] | undefined {
  const steps = refused.flatMap(({ from, landings }) =>
    landings.map(({ to }, index) => ({ from: landings[index - 1]?.to ?? from, to })),
  );
  const single = steps.every(({ from, to }) => from !== 'off' && roll.some((die) => target(letter, from, die) === to));
  if (!single) return undefined;
  const texts = steps.map(({ from, to }) => `${from}/${to}`);
  return legalPlays(rules, position, roll)
    .map((play) => ({ text: formatPlay(position, play), missing: missingFrom(texts, play) }))
    .toSorted((one, two) => one.missing - two.missing)
    .map(({ text }) => text);
}

/** Lists of points carry no order. */
function sorted(faults: readonly object[]): unknown[] {
  return faults.map((fault) =>
    'points' in fault && Array.isArray(fault.points) ? { ...fault, points: fault.points.toSorted() } : fault,
  );
}

/** Reads a turn text that is known to be readable. */
export function written(text: string, position: Position): WrittenPlay {
  const read = parsePlay(text, position.turn);
  if (!read.ok) throw new Error(`cannot be read: ${text}`);
  return read.value;
}

export function describe(rules: RuleSet, position: Position, roll: Roll): string {
  return `${formatPosition(position)} ${formatRoll(roll)} ${JSON.stringify(rules)}`;
}
