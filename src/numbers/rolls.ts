import { DICE, type Roll } from '../engine/index.ts';

/** How many rolls two dice make, each as likely as any other. */
export const ALL_ROLLS = DICE.length ** 2;

/** The 21 different rolls, higher die first; `ways` is how many of the 36 they are. */
export const ROLLS: readonly { readonly roll: Roll; readonly ways: 1 | 2 }[] = DICE.flatMap((high) =>
  DICE.filter((low) => low <= high).map((low) => ({ roll: [high, low] as const, ways: high === low ? 1 : 2 }) as const),
);
