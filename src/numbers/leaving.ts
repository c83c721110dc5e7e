import { legalPlays, parsePosition, RULE_SETS, type Roll } from '../engine/index.ts';
import { ALL_ROLLS, ROLLS } from './rolls.ts';

const CHECKERS = 15;

/** The most checkers that a roll brings out of a start on which so many are left; the others are out of the way. */
function mostOut(left: number, roll: Roll): number {
  const read = parsePosition(`w 24:w${left} 1:b15${left < CHECKERS ? ` off:w${CHECKERS - left}` : ''}`);
  if (!read.ok) throw new Error(`${left} on the start: no position`);
  return Math.max(
    ...legalPlays(RULE_SETS.plakoto, read.value, roll).map((play) => play.filter(({ from }) => from === 24).length),
  );
}

/** How many turns there are, and the share of games (0 to 1) in which the start is empty after them, at the latest. */
export interface Leaving {
  readonly turns: number;
  readonly share: number;
}

function leavings(): readonly Leaving[] {
  const out = Array.from({ length: CHECKERS + 1 }, (_, left) =>
    left === 0 ? [] : ROLLS.map(({ roll, ways }) => ({ count: mostOut(left, roll), chance: ways / ALL_ROLLS })),
  );
  const list: Leaving[] = [];
  // chances[k]: the share of games in which k checkers are left.
  let chances = out.map((_, left) => Number(left === CHECKERS));
  while ((chances[0] ?? 0) < 1 - 1e-12) {
    const next = chances.map(() => 0);
    for (const [left, chance] of chances.entries()) {
      if (left === 0) next[0] = (next[0] ?? 0) + chance;
      for (const { count, chance: rolled } of out[left] ?? []) {
        next[left - count] = (next[left - count] ?? 0) + chance * rolled;
      }
    }
    chances = next;
    list.push({ turns: list.length + 1, share: chances[0] ?? 0 });
  }
  return list;
}

let known: readonly Leaving[] | undefined;

/**
 * How quickly fifteen checkers leave the start on an open board if every die brings one out: turn by turn from the first
 * to the one after which it is empty in every game. All 36 rolls are equally likely in every turn.
 */
export function leavingStart(): readonly Leaving[] {
  return (known ??= leavings());
}

/** How many turns it takes on average until the start is empty. */
export function leavingMean(): number {
  // The mean of a count is the sum over n, from 0, of the chance that it is greater than n.
  return leavingStart().reduce((sum, { share }) => sum + (1 - share), 1);
}
