import { CHECKERS } from './board.ts';
import { TurnBoard, landing } from './steps.ts';
import type { RuleSet } from './ruleset.ts';
import type { Position, Roll } from './types.ts';

/** Words of four counts each that hold `TurnBoard.free`. */
const ROW = 7;
/** A step in a packed way takes a byte: the origin's own number, and the die above it. */
const STEP_BITS = 8;
const DIE_SHIFT = 5;
const ORIGIN_BITS = 31;
const TABLE = 1 << 15;

/** One order of steps that leads to a position. */
export interface Way {
  /** Origin (own number) and die of each step, in order. */
  readonly steps: readonly { readonly from: number; readonly die: number }[];
  /** How many of its steps pin. */
  readonly pins: number;
  readonly ended: boolean;
}

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
  /** How many positions the last `run` found. */
  count = 0;
  /** The least number of dice a turn must use, unless it ends the game (RULES 3). */
  required = 0;
  /** Only one die can be played, and the higher one can be: a turn of one die must use this one. 0: no such duty. */
  higherOnly = 0;

  readonly #free = new Int32Array(this.board.free.buffer);
  #rows = new Int32Array(ROW * 256);
  readonly #firstWay: number[] = [];
  // Ways, one entry each, chained by position.
  readonly #packed: number[] = [];
  readonly #length: number[] = [];
  readonly #pins: number[] = [];
  readonly #ended: boolean[] = [];
  readonly #nextWay: number[] = [];
  // The hash table: a slot counts only if it was written in this run.
  readonly #slot = new Int32Array(TABLE);
  readonly #slotRun = new Int32Array(TABLE);
  #run = 0;
  #hashing = false;

  #compulsory = true;
  #high = 0;
  #low = 0;
  #longest = 0;
  #shortest = 0;
  #longestOnBoard = 0;

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
    this.#run += 1;
    this.count = this.#packed.length = 0;
    this.#longest = this.#longestOnBoard = 0;
    this.#shortest = 4;
    const double = this.#high === this.#low;
    const duty = double ? 0 : this.#dutyOfHigher();
    const mayBearOff = board.outside <= 1 && !board.stopped;
    this.#hashing = board.motherAtStake || (!double && (everyWay || mayBearOff));
    if (this.#hashing) this.#inEveryOrder(0, double ? 4 : 1, double ? 0 : 1, 0, 0, 0);
    else if (double) this.#double(24, 0, 0, 0, 0);
    else this.#higherFirst();
    this.required = this.#compulsory ? this.#longest : this.#longestOnBoard;
    this.higherOnly = this.required === 1 ? duty : 0;
    if (this.#shortest < this.required || this.higherOnly !== 0) this.#dropIllegal();
    return this.count;
  }

  /** The mover's free checkers by own number in position `index`, [0] off; a view that the next `run` overwrites. */
  counts(index: number): Uint8Array {
    return new Uint8Array(this.#rows.buffer, index * ROW * 4, ROW * 4);
  }

  /** The index of the position in which the board now stands, or -1 if no legal turn ends there. */
  find(): number {
    for (let index = 0; index < this.count; index += 1) if (this.#sameRow(index)) return index;
    return -1;
  }

  /** The legal ways to position `index` that were kept. */
  ways(index: number): readonly Way[] {
    const ways: Way[] = [];
    for (let way = this.#firstWay[index] ?? -1; way >= 0; way = this.#nextWay[way] as number) {
      if (!this.#isLegal(way)) continue;
      const packed = this.#packed[way] as number;
      const length = this.#length[way] as number;
      const steps: { from: number; die: number }[] = [];
      for (let bits = packed; steps.length < length; bits >>>= STEP_BITS) {
        steps.push({ from: bits & ORIGIN_BITS, die: (bits >>> DIE_SHIFT) & 7 });
      }
      ways.push({ steps, pins: this.#pins[way] as number, ended: this.#ended[way] as boolean });
    }
    return ways;
  }

  /** The most dice that any legal turn uses. */
  longestLegal(): number {
    return this.#length.reduce((most, length, way) => (this.#isLegal(way) ? Math.max(most, length) : most), 0);
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
    if (this.#ended[way]) return true;
    const length = this.#length[way] as number;
    if (length < this.required) return false;
    const firstDie = ((this.#packed[way] as number) >>> DIE_SHIFT) & 7;
    return this.higherOnly === 0 || length !== 1 || firstDie === this.higherOnly;
  }

  #dropIllegal(): void {
    let kept = 0;
    for (let index = 0; index < this.count; index += 1) {
      let way = this.#firstWay[index] as number;
      while (way >= 0 && !this.#isLegal(way)) way = this.#nextWay[way] as number;
      if (way < 0) continue;
      this.#rows.copyWithin(kept * ROW, index * ROW, (index + 1) * ROW);
      this.#firstWay[kept] = this.#firstWay[index] as number;
      kept += 1;
    }
    this.count = kept;
  }

  /** A double: origins never rise, for a step further back never waits for one further on. */
  #double(from: number, depth: number, packed: number, pins: number, offs: number): void {
    const board = this.board;
    const die = this.#high;
    const onBoard = depth < 4 ? board.boardSources(die) : 0;
    const off = depth < 4 ? board.offSources(die) : 0;
    if (offs === 0 && depth > this.#longestOnBoard) this.#longestOnBoard = depth;
    if (onBoard === 0 && (off === 0 || !this.#compulsory)) this.#emit(depth, packed, pins, false);
    for (let set = (onBoard | off) & ((2 << from) - 1); set !== 0;) {
      const origin = 31 - Math.clz32(set);
      const to = landing(origin, die);
      set ^= 1 << origin;
      const pin = Number(board.pinsAt(to));
      const way = packed | ((origin | (die << DIE_SHIFT)) << (depth * STEP_BITS));
      board.step(origin, to);
      if (to === 0 && board.free[0] === CHECKERS) this.#emit(depth + 1, way, pins + pin, true);
      else this.#double(origin, depth + 1, way, pins + pin, offs + Number(to === 0));
      board.step(to, origin);
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
      const way = first | (high << DIE_SHIFT);
      let seconds = board.boardSources(low);
      if (seconds === 0) this.#emit(1, way, 0, false);
      while (seconds !== 0) {
        const second = 31 - Math.clz32(seconds);
        seconds ^= 1 << second;
        // One checker runs both dice through `first`; it was met already if it can also run the higher die first.
        const metAlready = second - low === first && second > high && (board.open & (1 << (second - high))) !== 0;
        if (!metAlready) {
          board.step(second, second - low);
          this.#emit(2, way | ((second | (low << DIE_SHIFT)) << STEP_BITS), 0, false);
          board.step(second - low, second);
        }
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
      const way = first | (low << DIE_SHIFT);
      if (seconds === 0) this.#emit(1, way, 0, false);
      const runsOn = emptyBefore && (seconds & (1 << middle)) !== 0;
      if (runsOn && (first <= high || (board.open & (1 << (first - high))) === 0)) {
        board.step(middle, middle - high);
        this.#emit(2, way | ((middle | (high << DIE_SHIFT)) << STEP_BITS), 0, false);
        board.step(middle - high, middle);
      }
      board.step(middle, first);
    }
    if (this.#packed.length === 0) this.#emit(0, 0, 0, false);
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
      const way = packed | ((origin | (die << DIE_SHIFT)) << (depth * STEP_BITS));
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
    const way = this.#packed.length;
    this.#packed[way] = packed;
    this.#length[way] = length;
    this.#pins[way] = pins;
    this.#ended[way] = ended;
    const known = this.#hashing ? this.#lookUp() : this.count;
    if (known === this.count) {
      this.#nextWay[way] = -1;
      this.#addRow();
    } else {
      this.#nextWay[way] = this.#firstWay[known] as number;
    }
    this.#firstWay[known] = way;
  }

  #addRow(): void {
    const at = this.count * ROW;
    if (at + ROW > this.#rows.length) {
      const wider = new Int32Array(this.#rows.length * 2);
      wider.set(this.#rows);
      this.#rows = wider;
    }
    for (let word = 0; word < ROW; word += 1) this.#rows[at + word] = this.#free[word] as number;
    this.count += 1;
  }

  #sameRow(index: number): boolean {
    for (let word = 0; word < ROW; word += 1) if (this.#rows[index * ROW + word] !== this.#free[word]) return false;
    return true;
  }

  /** The index of the position on the board if it was met in this run, else `count`, under which it is noted. */
  #lookUp(): number {
    let hash = 0;
    for (let word = 0; word < ROW; word += 1)
      hash = Math.imul(hash ^ (this.#free[word] as number), 0x9e3779b1) ^ (hash >>> 15);
    for (let slot = (hash ^ (hash >>> 13)) & (TABLE - 1); ; slot = (slot + 1) & (TABLE - 1)) {
      if (this.#slotRun[slot] !== this.#run) {
        this.#slotRun[slot] = this.#run;
        return (this.#slot[slot] = this.count);
      }
      const index = this.#slot[slot] as number;
      if (this.#sameRow(index)) return index;
    }
  }
}
