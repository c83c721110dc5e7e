import { ownNumber } from '../engine/board.ts';
import type { PlayFault } from '../engine/faults.ts';
import type { Side } from '../engine/types.ts';
import type { FaultMessages } from '../i18n/index.ts';

/** The fault with every point turned from White's number into `side`'s own. */
function inOwnNumbers<F extends PlayFault>(fault: F, side: Side): F {
  const own = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => own(each, key));
    const isPoint = typeof value === 'number' && ['from', 'to', 'point', 'points'].includes(key);
    return isPoint ? ownNumber(side, value) : value;
  };
  const entries = Object.entries(fault).map(([key, value]) => [key, own(value, key)] as const);
  return Object.fromEntries(entries) as F;
}

/** Why a turn of `side` is refused, as a sentence with the points in that side's own numbers, as its notation has them. */
export function tellFault(words: FaultMessages, fault: PlayFault, side: Side): string {
  // The sentence of a code takes the fault of that code, which the compiler cannot see through the lookup.
  const sentence = words.play[fault.code] as (fault: PlayFault, side: Side) => string;
  return sentence(inOwnNumbers(fault, side), side);
}
