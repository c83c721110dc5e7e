import { HOME, pointOf, stackAt } from './board.ts';
import { distinct, without, type DiceLeft, type Track } from './acceptance.ts';
import { landing, pointsIn } from './steps.ts';
import type { PlayFault } from './faults.ts';
import type { TurnGenerator } from './generator.ts';
import type { Die, Place, Point, Position, WrittenStep } from './types.ts';

export interface Refusal {
  readonly fault: PlayFault;
  /** The refused turn taken apart into single steps, as far as its dice allow, in White's numbers. */
  readonly steps: readonly WrittenStep[];
}

/** A step in own numbers, 0 for off. */
interface OwnStep {
  readonly from: number;
  readonly to: number;
}

/** The track whose checker stands furthest back; of several the one written first. */
function furthestBack(tracks: readonly Track[]): number {
  let which = 0;
  for (const [index, track] of tracks.entries()) if (track.at > (tracks[which]?.at ?? 0)) which = index;
  return which;
}

/** Replays a written turn that no order of steps makes legal, to find the first step that fails (RULES 8). */
class Replay {
  readonly #turns: TurnGenerator;
  readonly #position: Position;
  #left: DiceLeft;
  readonly #used: number[] = [];
  readonly #played: OwnStep[] = [];
  readonly #steps: OwnStep[] = [];
  #fault: PlayFault | undefined;

  constructor(turns: TurnGenerator, position: Position, dice: DiceLeft) {
    this.#turns = turns;
    this.#position = position;
    this.#left = dice;
  }

  run(tracks: readonly Track[]): Refusal {
    const rest = tracks.filter((track) => track.landings.length > 0);
    while (rest.length > 0) {
      const which = furthestBack(rest);
      const { at, landings } = rest[which] as Track;
      const [next, ...later] = landings;
      if (next) this.#segment(at, next.to, next.pins);
      if (later.length > 0) rest[which] = { at: next?.to ?? 0, landings: later };
      else rest.splice(which, 1);
    }
    this.#fault ??= this.#wholeTurn();
    for (const { from, to } of this.#played.toReversed()) this.#turns.board.step(to, from);
    return {
      fault: this.#fault,
      steps: this.#steps.map(({ from, to }) => ({ from: this.#point(from), to: this.#place(to) })),
    };
  }

  #point(own: number): Point {
    return pointOf(this.#position.turn, own);
  }

  #place(own: number): Place {
    return own === 0 ? 'off' : this.#point(own);
  }

  /** One written landing after the other: by the die that fits, else by a chain of dice. */
  #segment(from: number, to: number, mark: boolean | undefined): void {
    this.#fault ??= this.#cannotBegin(from, to);
    const chains = this.#chains(from, to);
    if (chains.length === 0) {
      this.#steps.push({ from, to });
      this.#fault ??= { code: 'die-not-rolled', from: this.#point(from), to: this.#place(to) };
      return;
    }
    if (this.#fault) this.#note(from, chains[0] as DiceLeft);
    else this.#playBest(from, chains, mark);
  }

  #note(from: number, chain: DiceLeft): void {
    let at = from;
    for (const die of chain) {
      this.#steps.push({ from: at, to: landing(at, die) });
      at = landing(at, die);
      this.#left = without(this.#left, die);
    }
  }

  /** Plays the chain that succeeds; of failing ones the one that gets further, then the one with the higher die first. */
  #playBest(from: number, chains: readonly DiceLeft[], mark: boolean | undefined): void {
    let best: { chain: DiceLeft; played: readonly OwnStep[]; fault: PlayFault | undefined } | undefined;
    for (const chain of chains) {
      const tried = this.#tryChain(from, chain, mark);
      const better = !best || (best.fault && (!tried.fault || tried.played.length > best.played.length));
      if (better) best = { chain, ...tried };
    }
    if (!best) return;
    this.#note(from, best.chain);
    this.#fault = best.fault;
    for (const step of best.played) this.#turns.board.step(step.from, step.to);
    this.#played.push(...best.played);
    this.#used.push(...best.chain.slice(0, best.played.length));
  }

  #tryChain(
    from: number,
    chain: DiceLeft,
    mark: boolean | undefined,
  ): { played: OwnStep[]; fault: PlayFault | undefined } {
    const { board } = this.#turns;
    const played: OwnStep[] = [];
    let at = from;
    let fault: PlayFault | undefined;
    for (const [index, die] of chain.entries()) {
      const to = landing(at, die);
      fault = this.#cannotBegin(at, to) ?? this.#cannotLand(at, die, index === chain.length - 1 ? mark : undefined);
      if (fault) break;
      board.step(at, to);
      played.push({ from: at, to });
      at = to;
    }
    for (const step of played.toReversed()) board.step(step.to, step.from);
    return { played, fault };
  }

  /** The dice that carry a checker from `from` to `to`: the one that fits alone, else every chain, higher die first. */
  #chains(from: number, to: number): readonly DiceLeft[] {
    const fits = this.#left.filter((die) => (to === 0 ? die >= from : die === from - to));
    if (fits.length > 0) return [[Math.min(...fits)]];
    const reach = (at: number, left: DiceLeft): DiceLeft[] =>
      distinct(left).flatMap((die) => {
        if (landing(at, die) <= to) return landing(at, die) === to ? [[die]] : [];
        return reach(at - die, without(left, die)).map((chain) => [die, ...chain]);
      });
    return to < from ? reach(from, this.#left) : [];
  }

  #cannotBegin(from: number, to: number): PlayFault | undefined {
    const { board } = this.#turns;
    const step = { from: this.#point(from), to: this.#place(to) };
    if (board.isOver()) return { code: 'game-over' };
    if (to >= from) return { code: 'wrong-direction', ...step };
    if ((board.pinned & (1 << from)) !== 0) return { code: 'checker-pinned', ...step };
    if (board.free[from] === 0) return { code: 'no-checker', ...step };
    return undefined;
  }

  #cannotLand(from: number, die: number, mark: boolean | undefined): PlayFault | undefined {
    const { board } = this.#turns;
    const to = landing(from, die);
    if (to === 0) return this.#cannotBearOff(from, die);
    const step = { from: this.#point(from), to: this.#point(to) };
    if ((board.open & (1 << to)) === 0) {
      const count = stackAt(this.#position.board, step.to)?.count ?? 0;
      return { code: 'point-closed', ...step, by: (board.pinned & (1 << to)) === 0 ? 'checkers' : 'pinner', count };
    }
    const pins = board.pinsAt(to);
    return mark !== undefined && mark !== pins ? { code: 'mark-wrong', ...step, pins } : undefined;
  }

  #cannotBearOff(from: number, die: number): PlayFault | undefined {
    const { board } = this.#turns;
    const step = { from: this.#point(from), to: 'off' } as const;
    const pointsOf = (set: number): Point[] => pointsIn(set).map((own) => this.#point(own));
    const held = board.occupied | board.pinned;
    if (board.outside !== 0) return { code: 'not-all-home', ...step, points: pointsOf(held & ~((2 << HOME) - 1)) };
    if (board.stopped) return { code: 'pinned-stops-bear-off', ...step, points: pointsOf(board.pinned) };
    const highest = 31 - Math.clz32(held);
    if (die > from && highest > from) return { code: 'higher-checker', ...step, point: this.#point(highest) };
    return undefined;
  }

  /** Every step was fine, the turn is not (RULES 3). */
  #wholeTurn(): PlayFault {
    const turns = this.#turns;
    const used = this.#used.length;
    const wastes = used < turns.required || this.#left.some((die) => turns.board.boardSources(die) !== 0);
    if (wastes) return { code: 'dice-unused', used, possible: turns.longestLegal() };
    return { code: 'higher-die', die: turns.higherOnly as Die };
  }
}

/** Why the written turn, which no order of steps makes legal, is refused. The board is left as it was. */
export function refuse(turns: TurnGenerator, position: Position, tracks: readonly Track[], dice: DiceLeft): Refusal {
  return new Replay(turns, position, dice).run(tracks);
}
