import { POINTS, checkSetup } from './board.ts';
import { isSome, type Result } from './result.ts';
import type { SetupFault } from './faults.ts';
import { SIDES, type Position, type Setup, type Side, type Stack } from './types.ts';

const LETTER = { white: 'w', black: 'b' } as const;
const COUNT = '(1[0-5]|[1-9])?';
const POINT_TOKEN = new RegExp(`^(0|[1-9]\\d*):([wb])${COUNT}(?:/([wb]))?$`);
const OFF_TOKEN = new RegExp(`^off:(?:w${COUNT}(?:b${COUNT})?|b${COUNT}(?:w${COUNT})?)$`);
const OFF_PART = /([wb])(\d*)/g;

function sideOf(letter: string | undefined): Side | undefined {
  return SIDES.find((side) => LETTER[side] === letter);
}

/** Collects what a position text says, token by token, with everything that is wrong in it. */
class Reader {
  readonly faults: SetupFault[] = [];
  readonly points: (Stack | null)[] = POINTS.map(() => null);
  off: Record<Side, number> | undefined;
  turn: Side | undefined;

  read(token: string, at: number): void {
    const refuse = (code: 'bad-token' | 'bad-point' | 'bad-mixture'): void => {
      this.faults.push({ code, at, token });
    };
    if (token.startsWith('off:')) {
      if (this.off || !OFF_TOKEN.test(token)) refuse('bad-token');
      else this.#readOff(token);
      return;
    }
    const [, number, letter, count, under] = POINT_TOKEN.exec(token) ?? [];
    const side = sideOf(letter);
    const point = POINTS.find((candidate) => String(candidate) === number);
    if (!side) refuse('bad-token');
    else if (!point || this.points[point - 1]) refuse('bad-point');
    else if (under === letter) refuse('bad-mixture');
    else this.points[point - 1] = { side, count: Number(count ?? 1), pinning: under !== undefined };
  }

  #readOff(token: string): void {
    const off = { white: 0, black: 0 };
    for (const [, letter, count] of token.slice('off:'.length).matchAll(OFF_PART)) {
      off[sideOf(letter) ?? 'white'] = Number(count || 1);
    }
    this.off = off;
  }
}

/**
 * Reads a position text (RULES 7): the side to move, then points in any order, then at most one `off:`; runs of spaces
 * or `_` separate. Refuses with every fault found: those of tokens from left to right, then the totals, White's first.
 */
export function parsePosition(text: string): Result<Position, SetupFault> {
  const reader = new Reader();
  const tokens = [...text.matchAll(/[^ _]+/g)];
  const turn = sideOf(tokens[0]?.[0]);
  if (!turn)
    reader.faults.push({ code: 'bad-token', at: tokens[0]?.index ?? text.length, token: tokens[0]?.[0] ?? '' });
  for (const token of tokens.slice(1)) reader.read(token[0], token.index);
  const setup: Setup = {
    board: { points: reader.points, off: reader.off ?? { white: 0, black: 0 } },
    turn: turn ?? 'white',
  };
  const checked = checkSetup(setup);
  const faults = checked.ok ? reader.faults : [...reader.faults, ...checked.faults];
  return isSome(faults) ? { ok: false, faults } : checked;
}

function stackText({ side, count, pinning }: Stack): string {
  const under = pinning ? `/${LETTER[side === 'white' ? 'black' : 'white']}` : '';
  return `${LETTER[side]}${count === 1 ? '' : count}${under}`;
}

/** The canonical position text: side to move, points from 24 to 1, what is off. */
export function formatPosition({ board, turn }: Setup): string {
  let text: string = LETTER[turn];
  for (let point = POINTS.length; point >= 1; point -= 1) {
    const stack = board.points[point - 1];
    if (stack) text += ` ${point}:${stackText(stack)}`;
  }
  const off = SIDES.filter((side) => board.off[side] > 0).map((side) =>
    stackText({ side, count: board.off[side], pinning: false }),
  );
  return off.length > 0 ? `${text} off:${off.join('')}` : text;
}
