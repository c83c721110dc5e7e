import type { Die, Place, Point, Side } from './types.ts';

/**
 * Why a turn is refused (RULES 8). Points are White's numbers. `from` and `to` are the step that fails:
 * one die's step where a die fitted, else the move as it was written.
 */
export type PlayFault =
  | { readonly code: 'game-over' }
  | { readonly code: 'wrong-direction'; readonly from: Point; readonly to: Place }
  | { readonly code: 'no-checker'; readonly from: Point; readonly to: Place }
  | { readonly code: 'checker-pinned'; readonly from: Point; readonly to: Place }
  | { readonly code: 'die-not-rolled'; readonly from: Point; readonly to: Place }
  /** `points`: where the side's checkers stand outside its home. */
  | { readonly code: 'not-all-home'; readonly from: Point; readonly to: 'off'; readonly points: readonly Point[] }
  /** `points`: where the side's checkers are pinned. */
  | {
      readonly code: 'pinned-stops-bear-off';
      readonly from: Point;
      readonly to: 'off';
      readonly points: readonly Point[];
    }
  /** `point`: the highest own number the side still holds; that checker would have to go first. */
  | { readonly code: 'higher-checker'; readonly from: Point; readonly to: 'off'; readonly point: Point }
  /** `by`: two or more enemy checkers, or a pinner on the side's own checker; `count` of them, the pinned one not counted. */
  | {
      readonly code: 'point-closed';
      readonly from: Point;
      readonly to: Point;
      readonly by: 'checkers' | 'pinner';
      readonly count: number;
    }
  /** `pins`: what really happens on the landing `to`. */
  | { readonly code: 'mark-wrong'; readonly from: Point; readonly to: Point; readonly pins: boolean }
  /** `used` dice, though some legal turn uses `possible`. */
  | { readonly code: 'dice-unused'; readonly used: number; readonly possible: number }
  /** Only one die can be played, and `die`, the higher one, can be. */
  | { readonly code: 'higher-die'; readonly die: Die };

export const PLAY_FAULT_CODES = [
  'game-over',
  'wrong-direction',
  'no-checker',
  'checker-pinned',
  'die-not-rolled',
  'not-all-home',
  'pinned-stops-bear-off',
  'higher-checker',
  'point-closed',
  'mark-wrong',
  'dice-unused',
  'higher-die',
] as const satisfies readonly PlayFault['code'][];

export type PlayFaultCode = (typeof PLAY_FAULT_CODES)[number];

/** Why a position text, or a typed position, is refused (RULES 7). `at` is the offset of the token, from 0. */
export type SetupFault =
  | { readonly code: 'bad-token'; readonly at: number; readonly token: string }
  | { readonly code: 'bad-point'; readonly at: number; readonly token: string }
  | { readonly code: 'bad-mixture'; readonly at: number; readonly token: string }
  | { readonly code: 'wrong-total'; readonly side: Side; readonly found: number };

/** A turn that cannot be read. `at` is where the part that does not fit begins, from 0. */
export interface PlayTextFault {
  readonly code: 'bad-play';
  readonly at: number;
  readonly text: string;
}

export interface RollFault {
  readonly code: 'bad-roll';
  readonly found: string;
}

export interface RulesFault {
  readonly code: 'bad-rules';
  readonly found: string;
}

/** Everything that can be wrong with what is typed, as against what is played. */
export type InputFault = SetupFault | PlayTextFault | RollFault | RulesFault;

export const INPUT_FAULT_CODES = [
  'bad-token',
  'bad-point',
  'bad-mixture',
  'wrong-total',
  'bad-play',
  'bad-roll',
  'bad-rules',
] as const satisfies readonly InputFault['code'][];

export type InputFaultCode = (typeof INPUT_FAULT_CODES)[number];

/** What was found instead of a roll or a rule set, in a few characters, whatever it is. */
export function excerpt(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 40);
  if (!Array.isArray(value)) return typeof value;
  return `[${value
    .slice(0, 4)
    .map((item: unknown) => (Array.isArray(item) ? '…' : excerpt(item)))
    .join()}]`;
}
