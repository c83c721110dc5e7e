import { fail, succeed, type Result } from './result.ts';
import { excerpt, type RollFault } from './faults.ts';
import { DICE, type Die, type Roll } from './types.ts';

function dieOf(value: unknown): Die | undefined {
  return DICE.find((die) => die === value);
}

/** Reads a roll: `6-5` or `65` as text, `[6, 5]` as a list. The order of the dice means nothing. */
export function parseRoll(value: unknown): Result<Roll, RollFault> {
  const text = typeof value === 'string' ? /^([1-6])-?([1-6])$/.exec(value) : null;
  const list: readonly unknown[] = text ? text.slice(1).map(Number) : Array.isArray(value) ? value : [];
  const [first, second] = [dieOf(list[0]), dieOf(list[1])];
  if (first && second && list.length === 2) return succeed([first, second]);
  return fail({ code: 'bad-roll', found: excerpt(value) });
}

/** Prints a roll as data, higher die first: `6-5` (RULES 7). Pages put an en dash between. */
export function formatRoll(roll: Roll): string {
  return `${Math.max(...roll)}-${Math.min(...roll)}`;
}
