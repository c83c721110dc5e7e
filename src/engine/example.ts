import type { InputFault, PlayFaultCode } from './faults.ts';
import type { RuleSet } from './ruleset.ts';
import type { RuleSetId } from './rulesets.ts';
import type { BySide, Outcome, Point, Position, Roll, Side } from './types.ts';

/** Where something stands in the source: line and column from 1, length in characters. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What happens, or is claimed, after the header, in the order of the file. */
export type Statement =
  | { readonly kind: 'turn'; readonly roll: Roll; readonly play: string; readonly span: Span }
  | {
      readonly kind: 'not';
      readonly roll: Roll;
      readonly play: string;
      readonly because: PlayFaultCode;
      readonly span: Span;
    }
  | { readonly kind: 'pips'; readonly pips: BySide<number>; readonly span: Span }
  | { readonly kind: 'legal'; readonly roll: Roll; readonly count: number; readonly span: Span }
  | { readonly kind: 'result'; readonly outcome: Outcome; readonly span: Span }
  | { readonly kind: 'mark'; readonly points: readonly Point[]; readonly span: Span };

/** An example file (DESIGN 3), read but not yet replayed. */
export interface Example {
  readonly rulesId: RuleSetId;
  readonly rules: RuleSet;
  /** The side whose numbers the board shows first. */
  readonly view: Side;
  readonly from: Position;
  /** Clause ids the example claims to show, with their places; whether it does is not the engine's to say. */
  readonly shows: readonly { readonly clause: string; readonly span: Span }[];
  readonly statements: readonly Statement[];
}

/** What cannot be read: `expected` says what would be right; `input` is the fault of a position, roll or rule set in it. */
export interface ExampleFault {
  readonly code: 'bad-statement' | 'missing-statement' | 'repeated-statement' | InputFault['code'];
  readonly span: Span;
  readonly expected: string;
  readonly input?: InputFault;
}
