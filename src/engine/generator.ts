import { CHECKERS, HOME, START } from './board.ts';
import { Findings, withStep, type Way } from './findings.ts';
import { TurnBoard, landing } from './steps.ts';
import type { RuleSet } from './ruleset.ts';
import type { Position, Roll } from './types.ts';

/**
 * Finds what a roll can lead to: every position in which the turn may legally end, each once.
 *
 * Where the order of the steps cannot matter, each position is built in one fixed order and so never met twice: the
 * steps of a double run from the highest origin down; of two different dice the higher goes first, and the other order
 * adds only what the higher cannot begin. Where it can matter (bearing off with two different dice, or a game that may
 * end halfway) every order is tried, and positions are told apart by a hash that is checked against the counts.
 *
 * One instance is used again and again; what it holds is valid until the next `run`.
 */
export class TurnGenerator {
  readonly board = new TurnBoard();
  /** What the last `run` found. */
  readonly findings = new Findings(this.board.free);
  /** The least number of dice a turn must use, unless it ends the game (RULES 3). */
  required = 0;
  /** Only one die can be played, and the higher one can be: a turn of one die must use this one. 0: no such duty. */
  higherOnly = 0;

  #compulsory = true;
  #high = 0;
  #low = 0;
  #longest = 0;
  #shortest = 0;
  #longestOnBoard = 0;
  #offBefore = 0;

  /**
   * Enumerates the turn. `everyWay` keeps every legal order of steps of a roll of two different dice, so that the best
   * way of writing it can be chosen; a double needs none but its own order for that. Returns the number of positions.
   * The game must not be over.
   */
  run(rules: RuleSet, position: Position, roll: Roll, everyWay = false): number {
    const board = this.board;
    board.load(rules, position);
    this.#compulsory = rules.bearOff === 'compulsory';
    this.#high = Math.max(roll[0], roll[1]);
    this.#low = Math.min(roll[0], roll[1]);
    this.#longest = this.#longestOnBoard = 0;
    this.#shortest = 4;
    this.#offBefore = board.free[0] as number;
    const double = this.#high === this.#low;
    const duty = double ? 0 : this.#dutyOfHigher();
    const mayBearOff = board.outside <= 1 && !board.stopped;
    const pinMayEnd = board.pinMayEnd(double ? 4 : 2, double ? 4 * this.#high : this.#high + this.#low);
    const orderMatters = pinMayEnd || (!double && (everyWay || mayBearOff));
    this.findings.reset(orderMatters);
    if (orderMatters) this.#inEveryOrder(0, double ? 4 : 1, double ? 0 : 1, 0, 0, 0);
    else if (double) this.#double(START, 0, board.occupied, board.outside, 0, 0);
    else this.#higherFirst();
    this.required = this.#compulsory ? this.#longest : this.#longestOnBoard;
    this.higherOnly = this.required === 1 ? duty : 0;
    if (this.#shortest < this.required || this.higherOnly !== 0) this.findings.keep((way) => this.#isLegal(way));
    return this.findings.count;
  }

  /** The legal ways to position `index` that were kept. */
  ways(index: number): readonly Way[] {
    return this.findings.waysTo(index, (way) => this.#isLegal(way));
  }

  /** The most dice that any legal turn of the last `run` uses. */
  longestLegal(): number {
    let longest = 0;
    for (let way = 0; way < this.findings.ways; way += 1) {
      if (this.#isLegal(way)) longest = Math.max(longest, this.findings.lengthOf(way));
    }
    return longest;
  }

  /** The higher die, if a turn of one die would have to use it (RULES 3: rule 2 of `compulsory`, 3 of `optional`). */
  #dutyOfHigher(): number {
    const { board } = this;
    const due = this.#compulsory
      ? board.sources(this.#high) !== 0 && board.sources(this.#low) !== 0
      : board.boardSources(this.#high) !== 0;
    return due ? this.#high : 0;
  }

  #isLegal(way: number): boolean {
    const findings = this.findings;
    if (findings.hasEnded(way)) return true;
    const length = findings.lengthOf(way);
    if (length < this.required) return false;
    return this.higherOnly === 0 || length !== 1 || findings.firstDieOf(way) === this.higherOnly;
  }

  /**
   * A double: origins never rise, for a step further back never waits for one further on. Which points are `occupied`
   * and how many checkers are `outside` is handed down, so that only the counts must be put back.
   */
  #double(from: number, depth: number, occupied: number, outside: number, packed: number, pins: number): void {
    const { board } = this;
    const { free, lone } = board;
    const die = this.#high;
    const onBoard = occupied & (board.open << die);
    const off = outside === 0 ? board.bearOffs(occupied, die) : 0;
    if (onBoard === 0 && (off === 0 || !this.#compulsory)) this.#emit(depth, packed, pins, false);
    let set = (onBoard | off) & ((2 << from) - 1);
    if (set === 0) return;
    if (onBoard !== 0 && depth >= this.#longestOnBoard && free[0] === this.#offBefore) this.#longestOnBoard = depth + 1;
    if (depth === 3) this.#longest = 4;
    while (set !== 0) {
      const origin = 31 - Math.clz32(set);
      const to = landing(origin, die);
      set ^= 1 << origin;
      const way = withStep(packed, depth, origin, die);
      const pinsNow = (lone & ~occupied & (1 << to)) === 0 ? pins : pins + 1;
      const ends = to === 0 && free[0] === CHECKERS - 1;
      if (depth === 3 || ends) {
        this.#emit(depth + 1, way, pinsNow, ends);
        continue;
      }
      const left = (free[origin] as number) - 1;
      const kept = left === 0 ? occupied ^ (1 << origin) : occupied;
      free[origin] = left;
      free[to] = (free[to] as number) + 1;
      const outsideNow = origin > HOME && to <= HOME ? outside - 1 : outside;
      this.#double(origin, depth + 1, (kept | (1 << to)) & ~1, outsideNow, way, pinsNow);
      free[to] = free[to] - 1;
      free[origin] = left + 1;
    }
  }

  /** Two different dice, nothing borne off, no end in sight. */
  #higherFirst(): void {
    const board = this.board;
    const high = this.#high;
    const low = this.#low;
    for (let firsts = board.boardSources(high); firsts !== 0;) {
      const first = 31 - Math.clz32(firsts);
      firsts ^= 1 << first;
      board.step(first, first - high);
      const way = withStep(0, 0, first, high);
      let seconds = board.boardSources(low);
      if (seconds === 0) this.#emit(1, way, 0, false);
      while (seconds !== 0) {
        const second = 31 - Math.clz32(seconds);
        seconds ^= 1 << second;
        // One checker runs both dice through `first`; it was met already if it can also run the higher die first.
        const metAlready = second - low === first && second > high && (board.open & (1 << (second - high))) !== 0;
        if (!metAlready) this.#emit(2, withStep(way, 1, second, low), 0, false);
      }
      board.step(first - high, first);
    }
    for (let firsts = board.boardSources(low); firsts !== 0;) {
      const first = 31 - Math.clz32(firsts);
      const middle = first - low;
      firsts ^= 1 << first;
      const emptyBefore = (board.occupied & (1 << middle)) === 0;
      board.step(first, middle);
      const seconds = board.boardSources(high);
      const way = withStep(0, 0, first, low);
      if (seconds === 0) this.#emit(1, way, 0, false);
      const runsOn = emptyBefore && (seconds & (1 << middle)) !== 0;
      if (runsOn && (first <= high || (board.open & (1 << (first - high))) === 0))
        this.#emit(2, withStep(way, 1, middle, high), 0, false);
      board.step(middle, first);
    }
    if (this.findings.ways === 0) this.#emit(0, 0, 0, false);
    this.#longestOnBoard = this.#longest;
  }

  /** Every order of every step; `highs` and `lows` are how often the two dice are still to be played. */
  #inEveryOrder(depth: number, highs: number, lows: number, packed: number, pins: number, offs: number): void {
    const board = this.board;
    const onBoard = (highs ? board.boardSources(this.#high) : 0) | (lows ? board.boardSources(this.#low) : 0);
    const off = (highs ? board.offSources(this.#high) : 0) | (lows ? board.offSources(this.#low) : 0);
    if (offs === 0 && depth > this.#longestOnBoard) this.#longestOnBoard = depth;
    if (onBoard === 0 && (off === 0 || !this.#compulsory)) this.#emit(depth, packed, pins, false);
    if (highs) this.#eachStep(this.#high, depth, highs - 1, lows, packed, pins, offs);
    if (lows) this.#eachStep(this.#low, depth, highs, lows - 1, packed, pins, offs);
  }

  #eachStep(die: number, depth: number, highs: number, lows: number, packed: number, pins: number, offs: number): void {
    const board = this.board;
    for (let set = board.sources(die); set !== 0;) {
      const origin = 31 - Math.clz32(set);
      const to = landing(origin, die);
      set ^= 1 << origin;
      const way = withStep(packed, depth, origin, die);
      const pin = Number(board.pinsAt(to));
      const offsNow = offs + Number(to === 0);
      board.step(origin, to);
      if (board.isOver()) {
        if (offsNow === 0 && depth + 1 > this.#longestOnBoard) this.#longestOnBoard = depth + 1;
        this.#emit(depth + 1, way, pins + pin, true);
      } else {
        this.#inEveryOrder(depth + 1, highs, lows, way, pins + pin, offsNow);
      }
      board.step(to, origin);
    }
  }

  /** The turn may end here, as far as the dice that are left are concerned. */
  #emit(length: number, packed: number, pins: number, ended: boolean): void {
    if (length > this.#longest) this.#longest = length;
    if (length < this.#shortest) this.#shortest = length;
    this.findings.add(packed, length, pins, ended);
  }
}
