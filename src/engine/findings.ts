import { landing } from './steps.ts';

/** Words of four counts each that hold a `TurnBoard`'s free checkers. */
const ROW = 7;
/** A step in a packed way takes a byte: the origin's own number, and the die above it. */
const STEP_BITS = 8;
const DIE_SHIFT = 5;
const ORIGIN_BITS = 31;
const DIE_BITS = 7;
const LENGTH_BITS = 7;
const PINS_SHIFT = 3;
const PINS_BITS = 7;
const ENDED = 64;
const TABLE = 1 << 15;

/** One order of steps that leads to a position. */
export interface Way {
  /** Origin (own number) and die of each step, in order. */
  readonly steps: readonly { readonly from: number; readonly die: number }[];
  /** How many of its steps pin. */
  readonly pins: number;
}

/** A packed way with one more step, its `index`th from 0. */
export function withStep(packed: number, index: number, from: number, die: number): number {
  return packed | ((from | (die << DIE_SHIFT)) << (index * STEP_BITS));
}

/**
 * The positions that a run of the generator has found, each once, and the ways to them. A position is the mover's
 * counts (`TurnBoard.free`), for nothing else changes in a turn; it is kept as a way to it, and told as counts on
 * demand. Positions and ways are numbered from 0 in the order in which they were found.
 */
export class Findings {
  /** How many positions. */
  count = 0;
  /** How many ways. Without `hashing` there is one for each position, under the same number. */
  ways = 0;
  /** The counts on the board as it stands, and as it stood when the run began. */
  readonly #free: Uint8Array;
  readonly #freeWords: Int32Array;
  readonly #before = new Uint8Array(ROW * 4);
  readonly #counts = new Uint8Array(ROW * 4);
  #packed = new Int32Array(256);
  /** Of each way: how many steps, how many pins, whether it ended the game; see `add`. */
  #facts = new Uint8Array(256);
  #hashing = false;
  // With `hashing`: each position's counts, the last way found to it, and the one found before each way (-1 for none).
  #rows = new Int32Array(ROW * 256);
  #lastWay = new Int32Array(256);
  #wayBefore = new Int32Array(256);
  // A slot of the hash table counts only if it was written in this run.
  readonly #slot = new Int32Array(TABLE);
  readonly #slotRun = new Int32Array(TABLE);
  #run = 0;

  constructor(free: Uint8Array) {
    this.#free = free;
    this.#freeWords = new Int32Array(free.buffer);
  }

  /** Forgets everything; a run begins on the board as it stands. `hashing`: a position may be found several times. */
  reset(hashing: boolean): void {
    this.#before.set(this.#free);
    this.count = this.ways = 0;
    this.#hashing = hashing;
    // Runs are told apart in 32 bits; before they run out the table is cleared.
    if (this.#run === 0x7fffffff) this.#slotRun.fill((this.#run = 0));
    this.#run += 1;
  }

  /** Notes the position that now stands on the board, and the way to it. */
  add(packed: number, length: number, pins: number, ended: boolean): void {
    const way = this.ways;
    if (way === this.#packed.length) this.#grow();
    this.#packed[way] = packed;
    this.#facts[way] = length | (pins << PINS_SHIFT) | (ended ? ENDED : 0);
    this.ways += 1;
    if (!this.#hashing || this.#isNew(way)) this.count += 1;
  }

  /** Files a way under its position; whether that position was not known before. */
  #isNew(way: number): boolean {
    const index = this.#lookUp();
    const isNew = index === this.count;
    this.#wayBefore[way] = isNew ? -1 : (this.#lastWay[index] as number);
    this.#lastWay[index] = way;
    if (isNew) this.#rows.set(this.#freeWords, index * ROW);
    return isNew;
  }

  /** The last way found to a position, and the one found before a way; -1 for none. */
  #wayTo(index: number): number {
    if (index >= this.count) return -1;
    return this.#hashing ? (this.#lastWay[index] as number) : index;
  }

  #earlier(way: number): number {
    return this.#hashing ? (this.#wayBefore[way] as number) : -1;
  }

  /** Forgets the positions to which no way passes `isLegal`. */
  keep(isLegal: (way: number) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.count; index += 1) {
      let way = this.#wayTo(index);
      while (way >= 0 && !isLegal(way)) way = this.#earlier(way);
      if (way < 0) continue;
      if (this.#hashing) {
        this.#lastWay[kept] = this.#lastWay[index] as number;
      } else {
        this.#packed[kept] = this.#packed[index] as number;
        this.#facts[kept] = this.#facts[index] as number;
      }
      kept += 1;
    }
    this.count = kept;
    if (!this.#hashing) this.ways = kept;
  }

  lengthOf(way: number): number {
    return (this.#facts[way] as number) & LENGTH_BITS;
  }

  hasEnded(way: number): boolean {
    return ((this.#facts[way] as number) & ENDED) !== 0;
  }

  firstDieOf(way: number): number {
    return ((this.#packed[way] as number) >>> DIE_SHIFT) & DIE_BITS;
  }

  /** The ways to position `index` that pass `isLegal`. */
  waysTo(index: number, isLegal: (way: number) => boolean): readonly Way[] {
    const ways: Way[] = [];
    for (let way = this.#wayTo(index); way >= 0; way = this.#earlier(way)) {
      if (!isLegal(way)) continue;
      const steps: { from: number; die: number }[] = [];
      for (let bits = this.#packed[way] as number; steps.length < this.lengthOf(way); bits >>>= STEP_BITS) {
        steps.push({ from: bits & ORIGIN_BITS, die: (bits >>> DIE_SHIFT) & DIE_BITS });
      }
      ways.push({ steps, pins: ((this.#facts[way] as number) >>> PINS_SHIFT) & PINS_BITS });
    }
    return ways;
  }

  /** The mover's free checkers by own number in position `index`, [0] off; overwritten by the next call. */
  counts(index: number): Uint8Array {
    const counts = this.#counts;
    counts.set(this.#before);
    const way = this.#wayTo(index);
    let bits = this.#packed[way] as number;
    for (let step = this.lengthOf(way); step > 0; step -= 1, bits >>>= STEP_BITS) {
      const from = bits & ORIGIN_BITS;
      const to = landing(from, (bits >>> DIE_SHIFT) & DIE_BITS);
      counts[from] = (counts[from] as number) - 1;
      counts[to] = (counts[to] as number) + 1;
    }
    return counts;
  }

  /** The number of the position that now stands on the board, or -1 if it is not among those found. */
  find(): number {
    for (let index = 0; index < this.count; index += 1) {
      if (this.counts(index).every((count, own) => count === this.#free[own])) return index;
    }
    return -1;
  }

  /** The number under which the position on the board was found in this run; else the next one, which is then its own. */
  #lookUp(): number {
    let hash = 0;
    for (let word = 0; word < ROW; word += 1) {
      hash = Math.imul(hash ^ (this.#freeWords[word] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    for (let slot = hash & (TABLE - 1); ; slot = (slot + 1) & (TABLE - 1)) {
      if (this.#slotRun[slot] !== this.#run) {
        this.#slotRun[slot] = this.#run;
        this.#slot[slot] = this.count;
        return this.count;
      }
      const index = this.#slot[slot] as number;
      if (this.#stands(index)) return index;
    }
  }

  /** Whether row `index` is what stands on the board. */
  #stands(index: number): boolean {
    for (let word = 0; word < ROW; word += 1) {
      if (this.#rows[index * ROW + word] !== this.#freeWords[word]) return false;
    }
    return true;
  }

  #grow(): void {
    const wider = <T extends Int32Array | Uint8Array>(old: T): T => {
      const next = new (old.constructor as new (length: number) => T)(old.length * 2);
      next.set(old);
      return next;
    };
    this.#rows = wider(this.#rows);
    this.#packed = wider(this.#packed);
    this.#facts = wider(this.#facts);
    this.#lastWay = wider(this.#lastWay);
    this.#wayBefore = wider(this.#wayBefore);
  }
}
