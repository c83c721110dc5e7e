import { opponent } from './board.ts';
import { fail, succeed, type Result } from './result.ts';
import type { RuleSet } from './ruleset.ts';
import type { RuleSetId } from './rulesets.ts';
import { SIDES, type BySide, type Die, type Outcome, type Roll, type Side } from './types.ts';

/** What the opening dice decide (RULES 5). */
export type Opening =
  /** Equal dice: both roll again. */
  | { readonly starter: null }
  /** `roll` is played as it lies; without it the starter rolls both dice afresh. */
  | { readonly starter: Side; readonly roll?: Roll };

/** Who begins when each side has rolled one die, and with which dice. */
export function opening(rules: RuleSet, dice: BySide<Die>): Opening {
  if (dice.white === dice.black) return { starter: null };
  const starter = dice.white > dice.black ? 'white' : 'black';
  if (rules.opening === 'reroll') return { starter };
  return { starter, roll: [dice[starter], dice[opponent(starter)]] };
}

/**
 * Who begins the next game of a match, or `null` where an opening roll decides again. After a draw the side that began
 * the game before begins once more (RULES 5).
 */
export function nextStarter(
  rules: RuleSet,
  before: { readonly starter: Side; readonly outcome: Outcome },
): Side | null {
  return rules.nextStarter === 'opening-roll' ? null : (before.outcome.winner ?? before.starter);
}

/** The games that are played in turn in a match; Plakoto and its kin are one of them. */
export type SeriesGame = 'portes' | 'plakoto' | 'fevga' | 'tabla' | 'gul-bara' | 'tapa' | 'mahbusa';

/** How long a match is: until a side has `target` points, or `games` have been played, whichever comes first. */
export interface MatchFormat {
  readonly series: readonly [SeriesGame, ...SeriesGame[]];
  readonly target?: number;
  readonly games?: number;
}

/** The usual matches of each rule set (RULES 6); a set that is played alone has none. */
export const USUAL_MATCHES = {
  plakoto: [
    { series: ['portes', 'plakoto', 'fevga'], target: 3 },
    { series: ['portes', 'plakoto', 'fevga'], target: 5 },
    { series: ['portes', 'plakoto', 'fevga'], target: 7 },
  ],
  tapa: [],
  'tapa-tabla': [{ series: ['tabla', 'gul-bara', 'tapa'], target: 7, games: 5 }],
  // To a target that the players agree on.
  mahbusa: [{ series: ['mahbusa'] }],
} as const satisfies Record<RuleSetId, readonly MatchFormat[]>;

/** How a match stands. */
export type MatchState = { readonly score: BySide<number> } & (
  | { readonly over: false; readonly next: SeriesGame }
  /** `winner` is null if the games have been played and the score is level. */
  | { readonly over: true; readonly winner: Side | null }
);

export interface MatchFault {
  readonly code: 'match-over';
  /** How many games had decided the match. */
  readonly games: number;
}

/**
 * The score after the games played so far, what is played next, or who has won. A drawn game counts nothing and the
 * series goes on. Refuses games that were played after the match had been decided.
 */
export function matchState(format: MatchFormat, outcomes: readonly Outcome[]): Result<MatchState, MatchFault> {
  const score = { white: 0, black: 0 };
  const isOver = (played: number): boolean =>
    played >= (format.games ?? Infinity) || SIDES.some((side) => score[side] >= (format.target ?? Infinity));
  for (const [played, { winner, points }] of outcomes.entries()) {
    if (isOver(played)) return fail({ code: 'match-over', games: played });
    if (winner) score[winner] += points;
  }
  if (!isOver(outcomes.length)) {
    const next = format.series[outcomes.length % format.series.length] ?? format.series[0];
    return succeed({ score, over: false, next });
  }
  const winner = score.white === score.black ? null : score.white > score.black ? 'white' : 'black';
  return succeed({ score, over: true, winner });
}
