import { tellFault } from '../diagram/refusal.ts';
import type { ExampleFault, InputFault, Outcome, PlayFault, Side } from '../engine/index.ts';
import { messages } from '../i18n/index.ts';

/*
 * What the build says of examples. Those who write them are told in English, in the words that readers of the English
 * pages get; points are named as the turn was written, in the mover's own numbers.
 */

const { faults } = messages('en');

export const SIDE_NAMES = { white: 'White', black: 'Black' } as const satisfies Record<Side, string>;

/** Why a turn of `side` is refused, as a sentence. */
export function describePlayFault(side: Side, fault: PlayFault): string {
  return tellFault(faults, fault, side);
}

/** Why a position, a turn, a roll or a rule set cannot be read, as a sentence. */
export function describeInputFault(fault: InputFault): string {
  // The sentence of a code takes the fault of that code, which the compiler cannot see through the lookup.
  const sentence = faults.input[fault.code] as (fault: InputFault) => string;
  return sentence(fault);
}

/** What cannot be read in an example file: the sentence, and what would be right. */
export function describeExampleFault(fault: ExampleFault): { readonly sentence: string; readonly hint: string } {
  const hint = `Expected: ${fault.expected}`;
  if (fault.input) return { sentence: describeInputFault(fault.input), hint };
  if (fault.code === 'missing-statement') return { sentence: 'The file lacks a statement.', hint };
  if (fault.code === 'repeated-statement') return { sentence: 'The statement stands here a second time.', hint };
  return { sentence: 'The statement cannot be read.', hint };
}

/** A result as it is written in a file. */
export function resultText(outcome: Outcome | undefined): string | undefined {
  if (!outcome) return undefined;
  return outcome.winner === null ? 'draw' : `${outcome.winner} ${String(outcome.points)} by ${outcome.by}`;
}
