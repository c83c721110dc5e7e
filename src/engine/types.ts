/** The words of the rules. Nothing here computes. */

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];

/** One value for each side. */
export type BySide<T> = Readonly<Record<Side, T>>;

/** A point of the board in White's numbers, for both sides. */
export type Point =
  1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24;

export const DICE = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof DICE)[number];
/** Two dice; their order means nothing. */
export type Roll = readonly [Die, Die];

/** Where a checker comes from or goes to: a point, or the tray. */
export type Place = Point | 'off';

/** What stands on one point: `count` free checkers of `side`; with `pinning`, one enemy checker is underneath. */
export interface Stack {
  readonly side: Side;
  readonly count: number;
  readonly pinning: boolean;
}

/** `points[p - 1]` is what stands on point p; `off` counts borne-off checkers. */
export interface Board {
  readonly points: readonly (Stack | null)[];
  readonly off: BySide<number>;
}

/** A board as someone typed it; it may be nonsense. */
export interface Setup {
  readonly board: Board;
  readonly turn: Side;
}

declare const checked: unique symbol;
/** A board that the engine has found possible. Only `checkSetup` and the engine's own moves make one. */
export type Position = Setup & { readonly [checked]: true };

/** A move of one checker as someone wrote it. */
export interface WrittenStep {
  readonly from: Place;
  readonly to: Place;
}

/** One legal move of one checker by one die. */
export interface Step extends WrittenStep {
  readonly from: Point;
  readonly die: Die;
  /** It landed on a lone enemy checker. */
  readonly pins: boolean;
  /** It was the last checker on top of a pinned one. */
  readonly frees: boolean;
}

/** A whole turn, in an order in which it can be played; empty for a pass. */
export type Play = readonly Step[];

/** A landing as written; `pins` is the written mark, absent when the writer makes no claim about it. */
export interface WrittenLanding {
  readonly to: Place;
  readonly pins?: boolean;
}

/** One checker's move as written, with the landings that were named. Points are White's numbers. */
export interface WrittenMove {
  readonly from: Point;
  readonly landings: readonly [WrittenLanding, ...WrittenLanding[]];
}

/** A turn as written; empty for `pass`. */
export type WrittenPlay = readonly WrittenMove[];

export type Outcome =
  | { readonly winner: Side; readonly points: 1 | 2; readonly by: 'borne-off' }
  | { readonly winner: Side; readonly points: 2; readonly by: 'mother' }
  | { readonly winner: null; readonly points: 0; readonly by: 'both-mothers' };

export const OUTCOME_REASONS = ['borne-off', 'mother', 'both-mothers'] as const satisfies readonly Outcome['by'][];
