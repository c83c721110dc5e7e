/** Short questions to the engine, for tables of named positions: positions and turns as texts. */
import {
  applyPlay,
  formatPlay,
  formatPosition,
  judge,
  legalPlays,
  outcome,
  parsePlay,
  parsePosition,
  parseRoll,
  RULE_SET_IDS,
} from '../index.ts';
import type { Outcome, PlayFault, Position, Roll, RuleSet, RuleSetId, Verdict, WrittenPlay } from '../index.ts';

export const ALL: readonly RuleSetId[] = RULE_SET_IDS;
export const OPTIONAL: readonly RuleSetId[] = ['plakoto', 'tapa'];
export const COMPULSORY: readonly RuleSetId[] = ['tapa-tabla', 'mahbusa'];

export function positionOf(text: string): Position {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.faults)}`);
  return read.value;
}

export function rollOf(text: string): Roll {
  const read = parseRoll(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.faults)}`);
  return read.value;
}

/** Reads a turn text that is known to be readable. */
export function writtenOf(text: string, position: Position): WrittenPlay {
  const read = parsePlay(text, position.turn);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.faults)}`);
  return read.value;
}

/** The same position with the sides changed over: p becomes 25 - p. What is written in own numbers stays as it is. */
export function mirrored(text: string): string {
  const other = { w: 'b', b: 'w' } as const;
  return text
    .replace(/[wb]/g, (letter) => other[letter as 'w' | 'b'])
    .replace(/\d+(?=:)/g, (point) => String(25 - Number(point)));
}

/** A fault with its points as the other side would have them. */
export function mirroredFault(fault: PlayFault): PlayFault {
  const turn = (value: unknown): unknown => (typeof value === 'number' ? 25 - value : value);
  const entries = Object.entries(fault).map(([key, value]: [string, unknown]) => {
    if (key === 'points' && Array.isArray(value)) return [key, value.map(turn)] as const;
    return [key, ['from', 'to', 'point'].includes(key) ? turn(value) : value] as const;
  });
  return Object.fromEntries(entries) as unknown as PlayFault;
}

/** A fault whose list of points is put in one order: the list is a set. */
export function settled(fault: PlayFault): PlayFault {
  return 'points' in fault ? { ...fault, points: fault.points.toSorted((one, two) => one - two) } : fault;
}

/** The printed legal turns, in the engine's order. */
export function playsOf(rules: RuleSet, at: string, roll: string): string[] {
  const position = positionOf(at);
  return legalPlays(rules, position, rollOf(roll)).map((play) => formatPlay(position, play));
}

export interface Result {
  readonly position: string;
  readonly outcome: Outcome | null;
}

/** The positions the roll can lead to, each with how the game ended there. */
export function resultsOf(rules: RuleSet, at: string, roll: string): Result[] {
  const position = positionOf(at);
  return legalPlays(rules, position, rollOf(roll)).map((play) => {
    const after = applyPlay(position, play);
    return { position: formatPosition(after), outcome: outcome(rules, after) ?? null };
  });
}

export function verdictOn(rules: RuleSet, at: string, roll: string, turn: string): Verdict {
  const position = positionOf(at);
  return judge(rules, position, rollOf(roll), writtenOf(turn, position));
}
