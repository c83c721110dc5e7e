import { countPlays, RULE_SETS, startPosition, type Roll } from '../engine/index.ts';

/** How many different turns a roll has from the start position: how many positions it can lead to. */
export function openingTurns(roll: Roll): number {
  return countPlays(RULE_SETS.plakoto, startPosition('white'), roll);
}
