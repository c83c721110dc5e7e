import { CHECKERS, HOME, POINTS, START, ownNumber, pointOf, stackAt } from './board.ts';
import { outcome } from './outcome.ts';
import type { RuleSet } from './ruleset.ts';
import type { Die, Position, Side, Step } from './types.ts';

const HOME_BITS = 0b1111110;
const OFF = 0;

/**
 * The board as the side to move sees it during its turn, made to be stepped on and back again.
 *
 * Points are the mover's own numbers, 24 down to 1, and 0 is off. A set of points is an integer with bit p set
 * for point p. Enemy checkers never move during the turn, so which points are open and where a lone enemy
 * checker stands are fixed by `load`; what pins what follows from where the mover's free checkers are.
 */
export class TurnBoard {
  /** The mover's free checkers by point; [0] counts those off. */
  readonly free = new Uint8Array(28);
  mover: Side = 'white';
  /** Points where a free checker of the mover's stands. */
  occupied = 0;
  /** Points on which the mover may land. */
  open = 0;
  /** Points with exactly one enemy checker, free or under the mover's. */
  lone = 0;
  /** Points where a checker of the mover's is pinned. */
  pinned = 0;
  /** How many of the mover's checkers, pinned ones included, are not home yet. */
  outside = 0;
  /** Whether a pin stops every bear-off of this turn. */
  stopped = false;
  /** Whether a pin on the enemy's start would be one of its last checker there, and could count. */
  motherAtStake = false;
  /** The mover's own last checker is pinned on its start, so a pin on the other start is a draw. */
  #ownMotherLost = false;
  #rules: RuleSet | undefined;

  load(rules: RuleSet, { board, turn }: Position): void {
    this.#rules = rules;
    this.mover = turn;
    this.occupied = this.open = this.lone = this.pinned = this.outside = 0;
    this.free.fill(0);
    this.free[OFF] = board.off[turn];
    for (const point of POINTS) {
      const stack = stackAt(board, point);
      const own = ownNumber(turn, point);
      const bit = 1 << own;
      let mine = 0;
      if (stack === null) {
        this.open |= bit;
      } else if (stack.side === turn) {
        mine = this.free[own] = stack.count;
        this.occupied |= bit;
        this.open |= bit;
        if (stack.pinning) this.lone |= bit;
      } else if (stack.pinning) {
        mine = 1;
        this.pinned |= bit;
      } else if (stack.count === 1) {
        this.lone |= bit;
        this.open |= bit;
      }
      if (own > HOME) this.outside += mine;
    }
    this.stopped = this.pinned !== 0 && rules.pinnedStops === 'all';
    this.#ownMotherLost = (this.pinned & (1 << START)) !== 0;
    this.motherAtStake = (this.lone & 2) !== 0 && (this.#ownMotherLost || rules.mother);
  }

  /** Points from which `die` can be played on the board. */
  boardSources(die: number): number {
    return this.occupied & (this.open << die);
  }

  /** Points from which `die` can bear a checker off (RULES 2). */
  offSources(die: number): number {
    return this.outside === 0 ? this.bearOffs(this.occupied, die) : 0;
  }

  /** The same, if the mover's free checkers stood on `occupied`, all of them home. */
  bearOffs(occupied: number, die: number): number {
    if (this.stopped) return 0;
    const highest = 31 - Math.clz32((occupied | this.pinned) & HOME_BITS);
    return occupied & (1 << Math.min(die, Math.max(highest, OFF))) & HOME_BITS;
  }

  sources(die: number): number {
    return this.boardSources(die) | this.offSources(die);
  }

  /** Moves a free checker; `to` is lower than `from`, or higher to take the same step back. Legality is the caller's. */
  step(from: number, to: number): void {
    const left = (this.free[from] as number) - 1;
    this.free[from] = left;
    if (left === 0) this.occupied &= ~(1 << from);
    this.free[to] = (this.free[to] as number) + 1;
    this.occupied = (this.occupied | (1 << to)) & ~1;
    if (from > HOME !== to > HOME) this.outside += from > HOME ? -1 : 1;
  }

  /** Whether a step that lands on `to` now would pin. */
  pinsAt(to: number): boolean {
    return (this.lone & ~this.occupied & (1 << to)) !== 0;
  }

  /** Whether a pin could end the game in a turn of so many `dice`, which move so many `pips` in all (RULES 4). */
  pinMayEnd(dice: number, pips: number): boolean {
    const withinReach = this.occupied & ((2 << Math.min(1 + pips, START)) - 1);
    if (!this.motherAtStake || withinReach === 0) return false;
    return this.#ownMotherLost || (this.free[START] as number) <= dice;
  }

  /** Whether the last step ended the game, tested for the mover (RULES 4). */
  isOver(): boolean {
    if (this.free[OFF] === CHECKERS) return true;
    if (!this.motherAtStake || (this.occupied & 2) === 0) return false;
    return this.#ownMotherLost || (this.#rules?.mother === true && (this.occupied & (1 << START)) === 0);
  }
}

/** The point on which `die` lands from `from`, in own numbers; 0 for off. */
export function landing(from: number, die: number): number {
  return from > die ? from - die : OFF;
}

/** The step of `die` from own number `from` on the board as it stands, in White's numbers. */
export function describeStep(board: TurnBoard, from: number, die: number): Step {
  const to = landing(from, die);
  return {
    from: pointOf(board.mover, from),
    to: to === OFF ? 'off' : pointOf(board.mover, to),
    die: die as Die,
    pins: board.pinsAt(to),
    frees: board.free[from] === 1 && (board.lone & (1 << from)) !== 0,
  };
}

/** The points in a set of own numbers, highest first. */
export function pointsIn(set: number): number[] {
  const points: number[] = [];
  for (let rest = set; rest !== 0;) {
    const point = 31 - Math.clz32(rest);
    points.push(point);
    rest ^= 1 << point;
  }
  return points;
}

/**
 * Every single step the side to move could begin its turn with, using `die`, highest origin first. Whether a whole
 * turn may begin so is for `legalPlays` to say. A game that is over has none.
 */
export function legalSteps(rules: RuleSet, position: Position, die: Die): readonly Step[] {
  if (outcome(rules, position)) return [];
  const board = new TurnBoard();
  board.load(rules, position);
  return pointsIn(board.sources(die)).map((from) => describeStep(board, from, die));
}
