import { CHECKERS, START, countAt, isPinnedAt, opponent, pointOf } from './board.ts';
import type { RuleSet } from './ruleset.ts';
import type { Outcome, Setup, Side } from './types.ts';

/** How the game stands for `mover`, the side that made the last step (RULES 4, in its order). */
export function outcomeFor(rules: RuleSet, { board }: Setup, mover: Side): Outcome | undefined {
  const other = opponent(mover);
  if (board.off[mover] === CHECKERS) {
    return { winner: mover, points: board.off[other] === 0 ? 2 : 1, by: 'borne-off' };
  }
  const ownStart = pointOf(mover, START);
  const otherStart = pointOf(other, START);
  if (!isPinnedAt(board, other, otherStart)) return undefined;
  if (isPinnedAt(board, mover, ownStart)) return { winner: null, points: 0, by: 'both-mothers' };
  if (rules.mother && countAt(board, mover, ownStart) === 0) return { winner: mover, points: 2, by: 'mother' };
  return undefined;
}

/**
 * The result of a game that is over, else `undefined`. The side that has just moved is asked first, for a
 * position may have been typed in (RULES 4).
 */
export function outcome(rules: RuleSet, setup: Setup): Outcome | undefined {
  return outcomeFor(rules, setup, opponent(setup.turn)) ?? outcomeFor(rules, setup, setup.turn);
}
