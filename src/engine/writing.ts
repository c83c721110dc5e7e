import { ownNumber } from './board.ts';
import type { Play, Position } from './types.ts';

/**
 * A turn as it is printed (RULES 7). Each move is packed into one integer whose numeric order is the printed order:
 * origin from high to low, then each written landing from high to low, off last, starred before unstarred.
 */
export interface Writing {
  readonly moves: readonly number[];
  readonly text: string;
}

/** A checker's way through the turn, in own numbers; `stars[i]` says whether `landings[i]` pinned. */
interface Track {
  readonly from: number;
  readonly landings: readonly number[];
  readonly stars: readonly boolean[];
}

const LANDING_VALUES = 64;
const MOST_LANDINGS = 4;

function packMove({ from, landings, stars }: Track): number {
  let packed = 24 - from;
  let written = 0;
  for (let index = 0; index < landings.length; index += 1) {
    const star = stars[index] === true;
    if (!star && index < landings.length - 1) continue;
    packed = packed * LANDING_VALUES + (24 - (landings[index] as number)) * 2 + (star ? 1 : 2);
    written += 1;
  }
  return packed * LANDING_VALUES ** (MOST_LANDINGS - written);
}

/** Texts of packed moves met so far; there are only a few thousand moves that can be written. */
const moveTexts = new Map<number, string>();

function moveText(packed: number): string {
  const known = moveTexts.get(packed);
  if (known !== undefined) return known;
  const text = unpackMove(packed);
  moveTexts.set(packed, text);
  return text;
}

function unpackMove(packed: number): string {
  let landings = '';
  let rest = packed;
  for (let index = 0; index < MOST_LANDINGS; index += 1) {
    const code = rest % LANDING_VALUES;
    rest = Math.floor(rest / LANDING_VALUES);
    if (code === 0) continue;
    const to = 24 - ((code - 1) >> 1);
    landings = `/${to === 0 ? 'off' : to}${code % 2 === 1 ? '*' : ''}${landings}`;
  }
  return `${24 - rest}${landings}`;
}

function write(tracks: readonly Track[]): Writing {
  const moves = tracks.map(packMove).sort((a, b) => a - b);
  let text = '';
  for (let index = 0; index < moves.length;) {
    const move = moves[index] as number;
    let times = 1;
    while (moves[index + times] === move) times += 1;
    text += `${text === '' ? '' : ' '}${moveText(move)}${times > 1 ? `(${times})` : ''}`;
    index += times;
  }
  return { moves, text: text || 'pass' };
}

/** Printed order: the first move that differs decides; a turn that is the beginning of another comes before it; a pass comes last. */
export function comparePrinted(a: Writing, b: Writing): number {
  if (a.moves.length === 0 || b.moves.length === 0) return b.moves.length - a.moves.length;
  const shared = Math.min(a.moves.length, b.moves.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (a.moves[index] as number) - (b.moves[index] as number);
    if (difference !== 0) return difference;
  }
  return a.moves.length - b.moves.length;
}

/** Which of two ways to print one position is better: the shorter text, then the one earlier in printed order. */
export function compareWritings(a: Writing, b: Writing): number {
  return a.text.length - b.text.length || comparePrinted(a, b);
}

/**
 * How the steps of a play, in this order, are printed. A checker that moves on is joined into one move; where several
 * stand together any of them may be the one that moves on, and the best writing is chosen.
 */
export function writePlay({ board, turn }: Position, play: Play): Writing {
  const steps = play.map(({ from, to, pins }) => ({
    from: ownNumber(turn, from),
    to: to === 'off' ? 0 : ownNumber(turn, to),
    star: pins,
    standing: board.points[from - 1]?.side === turn ? (board.points[from - 1]?.count ?? 0) : 0,
  }));
  const joins = steps.some((step, index) =>
    steps.some((earlier, before) => before < index && earlier.to === step.from),
  );
  if (!joins) return write(steps.map(({ from, to, star }) => ({ from, landings: [to], stars: [star] })));

  let best: Writing | undefined;
  const extend = (index: number, tracks: readonly Track[]): void => {
    const step = steps[index];
    if (!step) {
      const writing = write(tracks);
      if (!best || compareWritings(writing, best) < 0) best = writing;
      return;
    }
    const { from, to, star, standing } = step;
    if (tracks.filter((track) => track.from === from).length < standing) {
      extend(index + 1, [...tracks, { from, landings: [to], stars: [star] }]);
    }
    tracks.forEach((track, which) => {
      if (track.landings.at(-1) !== from) return;
      const longer = { from: track.from, landings: [...track.landings, to], stars: [...track.stars, star] };
      extend(index + 1, tracks.with(which, longer));
    });
  };
  extend(0, []);
  return best ?? write([]);
}
