import { landing, pointsIn, type TurnBoard } from './steps.ts';
import type { TurnGenerator } from './generator.ts';

/** One checker's move as written, in own numbers: where the checker stands now, and the landings still before it. */
export interface Track {
  readonly at: number;
  readonly landings: readonly { readonly to: number; readonly pins: boolean | undefined }[];
}

/** Dice not yet used, the higher first. */
export type DiceLeft = readonly number[];

/** The different dice among those left. */
export function distinct(dice: DiceLeft): DiceLeft {
  return dice.filter((die, index) => dice.indexOf(die) === index);
}

export function without(dice: DiceLeft, die: number): DiceLeft {
  return dice.toSpliced(dice.indexOf(die), 1);
}

/** Whether the turn may stop here: `used` dice were played, the first of them `first`; the game is not over (RULES 3). */
export function mayStop(turns: TurnGenerator, left: DiceLeft, used: number, first: number): boolean {
  if (used < turns.required || left.some((die) => turns.board.boardSources(die) !== 0)) return false;
  return used !== 1 || turns.higherOnly === 0 || turns.higherOnly === first;
}

/** Where the track stands after one die, or undefined if a written landing is overrun or its mark is wrong. */
function advance(board: TurnBoard, track: Track, die: number): Track | undefined {
  const to = landing(track.at, die);
  const [next, ...later] = track.landings;
  if (!next || to < next.to) return undefined;
  if (to > next.to) return { at: to, landings: track.landings };
  if (next.pins !== undefined && next.pins !== board.pinsAt(to)) return undefined;
  return { at: to, landings: later };
}

/**
 * Searches the orders of steps and the splits into dice for one that plays the written turn legally (RULES 7). Returns
 * the index of the position it leads to in the generator's last run, or -1. The board is left as it was.
 */
export function findLegalOrder(turns: TurnGenerator, tracks: readonly Track[], dice: DiceLeft): number {
  const { board } = turns;
  const search = (now: readonly Track[], left: DiceLeft, first: number): number => {
    const used = dice.length - left.length;
    const written = now.every((track) => track.landings.length === 0);
    if (used > 0 && board.isOver()) return written ? turns.findings.find() : -1;
    if (written) return mayStop(turns, left, used, first) ? turns.findings.find() : -1;
    for (const die of distinct(left)) {
      const sources = pointsIn(board.sources(die));
      for (const [which, track] of now.entries()) {
        const longer = sources.includes(track.at) ? advance(board, track, die) : undefined;
        if (!longer) continue;
        board.step(track.at, longer.at);
        const found = search(now.with(which, longer), without(left, die), first || die);
        board.step(longer.at, track.at);
        if (found >= 0) return found;
      }
    }
    return -1;
  };
  return tracks.length <= dice.length ? search(tracks, dice, 0) : -1;
}
