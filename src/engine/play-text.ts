import { pointOf } from './board.ts';
import { fail, isSome, succeed, type Result } from './result.ts';
import { writePlay } from './writing.ts';
import type { PlayTextFault } from './faults.ts';
import type { Play, Position, Side, WrittenLanding, WrittenMove, WrittenPlay } from './types.ts';

const GAP = /[ _]+/y;
const NUMBER = /(?:1\d|2[0-4]|[1-9])(?!\d)/y;
const SLASH = /\//y;
const LANDING = /(?:(off)(?![\w*])|((?:1\d|2[0-4]|[1-9])(?!\d))(\*)?)/y;
/** No side has more checkers than fifteen to make a move with. */
const TIMES = /\((1[0-5]|[1-9])\)/y;

/** More than any side could mean: every checker moved with every die of a double, every point landed on. */
const MOST_MOVES = 60;
const MOST_LANDINGS = 24;

/** Matches at a place of a text and moves on. */
class Scanner {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  isDone(): boolean {
    return this.at === this.text.length;
  }
}

/** The landings of one move; none if the next one cannot be read, where the scanner then stands. */
function scanLandings(scanner: Scanner, side: Side): WrittenLanding[] {
  const landings: WrittenLanding[] = [];
  while (landings.at(-1)?.to !== 'off' && landings.length < MOST_LANDINGS && scanner.take(SLASH)) {
    const match = scanner.take(LANDING);
    if (!match) return [];
    const [, off, number, star] = match;
    landings.push(off ? { to: 'off' } : { to: pointOf(side, Number(number)), pins: star !== undefined });
  }
  return landings;
}

/**
 * Reads a written turn (RULES 7) of `side`, whose own numbers it is written in: `24/13 6/off(2)`, or `pass`. Moves are
 * separated by runs of spaces or `_`. Returns moves in White's numbers, `(n)` taken apart; refuses what cannot be read
 * with the place where the part that does not fit begins. Whether it can be played is for `judge` to say.
 */
export function parsePlay(text: string, side: Side): Result<WrittenPlay, PlayTextFault> {
  const scanner = new Scanner(text);
  const refuse = (): Result<WrittenPlay, PlayTextFault> => fail({ code: 'bad-play', at: scanner.at, text });
  scanner.take(GAP);
  if (/^[ _]*pass[ _]*$/.test(text)) return succeed([]);
  const moves: WrittenMove[] = [];
  while (!scanner.isDone()) {
    const origin = scanner.take(NUMBER);
    if (!origin) return refuse();
    const landings = scanLandings(scanner, side);
    if (!isSome(landings)) return refuse();
    const times = Number(scanner.take(TIMES)?.[1] ?? 1);
    const move = { from: pointOf(side, Number(origin[0])), landings };
    if (moves.length + times > MOST_MOVES) return refuse();
    for (let time = 0; time < times; time += 1) moves.push(move);
    if (!scanner.isDone() && !scanner.take(GAP)) return refuse();
  }
  return moves.length > 0 ? succeed(moves) : refuse();
}

/** Prints a play of the side to move in `position`, in that side's own numbers (RULES 7). The play must be legal there. */
export function formatPlay(position: Position, play: Play): string {
  return writePlay(position, play).text;
}
