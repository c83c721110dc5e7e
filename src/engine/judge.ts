import { ownNumber } from './board.ts';
import { findLegalOrder, type DiceLeft, type Track } from './acceptance.ts';
import { outcome } from './outcome.ts';
import { applyPlay, bestPlay, generator, turnsFound, type WrittenTurn } from './plays.ts';
import { refuse } from './refusal.ts';
import type { PlayFault } from './faults.ts';
import type { Some } from './result.ts';
import type { RuleSet } from './ruleset.ts';
import type { Outcome, Play, Position, Roll, Side, WrittenPlay, WrittenStep } from './types.ts';

/** What the rules say to a written turn: the turn that was played, or why not and what would be legal. */
export type Verdict =
  | { readonly legal: true; readonly play: Play; readonly after: Position; readonly outcome?: Outcome }
  | { readonly legal: false; readonly faults: Some<PlayFault>; readonly instead: readonly Play[] };

const MOST_ALTERNATIVES = 6;

function toTracks(side: Side, written: WrittenPlay): readonly Track[] {
  return written.map(({ from, landings }) => ({
    at: ownNumber(side, from),
    landings: landings.map(({ to, pins }) => ({ to: to === 'off' ? 0 : ownNumber(side, to), pins })),
  }));
}

function inCommon(refused: readonly WrittenStep[], play: Play): number {
  const rest = [...refused];
  return play.filter(({ from, to }) => {
    const match = rest.findIndex((step) => step.from === from && step.to === to);
    if (match >= 0) rest.splice(match, 1);
    return match >= 0;
  }).length;
}

/** Up to six legal turns, those with most single steps in common with the refused one first (RULES 8). */
function nearest(legal: readonly WrittenTurn[], refused: readonly WrittenStep[]): readonly Play[] {
  return legal
    .map(({ play }) => ({ play, shared: inCommon(refused, play) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ play }) => play);
}

/**
 * Judges a turn as it was written (RULES 7 and 8): accepted if some order of its steps and some split into dice makes
 * every step, every written mark and the whole turn legal, and then told in the way it is printed. Otherwise refused
 * with the first step that fails and why.
 */
export function judge(rules: RuleSet, position: Position, roll: Roll, written: WrittenPlay): Verdict {
  if (outcome(rules, position)) return { legal: false, faults: [{ code: 'game-over' }], instead: [] };
  const turns = generator();
  turns.run(rules, position, roll, true);
  const high = Math.max(roll[0], roll[1]);
  const low = Math.min(roll[0], roll[1]);
  const dice: DiceLeft = high === low ? [high, high, high, high] : [high, low];
  const tracks = toTracks(position.turn, written);
  const index = findLegalOrder(turns, tracks, dice);
  if (index < 0) {
    const { fault, steps } = refuse(turns, position, tracks, dice);
    return { legal: false, faults: [fault], instead: nearest(turnsFound(turns, position), steps) };
  }
  const { play } = bestPlay(turns, position, index);
  const after = applyPlay(position, play);
  const result = outcome(rules, after);
  return { legal: true, play, after, ...(result ? { outcome: result } : {}) };
}
