import { POINTS, checkSetup } from './board.ts';
import { isSome, type Result } from './result.ts';
import type { SetupFault } from './faults.ts';
import { SIDES, type Position, type Setup, type Side, type Stack } from './types.ts';

const LETTER = { white: 'w', black: 'b' } as const;
const COUNT = '(1[0-5]|[1-9])?';
const POINT_TOKEN = new RegExp(`^(0|[1-9]\\d*):([wb])${COUNT}(?:/([wb]))?$`);
const OFF_TOKEN = new RegExp(`^off:([wb])${COUNT}(?:(?!\\1)([wb])${COUNT})?$`);

function sideOf(letter: string | undefined): Side | undefined {
  return SIDES.find((side) => LETTER[side] === letter);
}

/** What stands on the points and is off, as far as the tokens could be read. */
interface Draft {
  readonly points: (Stack | null)[];
  readonly off: Record<Side, number>;
  offGiven: boolean;
}

/** Enters what a token says; returns what is wrong with it instead, if anything is. */
function enter(draft: Draft, token: string): 'bad-token' | 'bad-point' | 'bad-mixture' | undefined {
  const [isOff, first, many, second, more] = OFF_TOKEN.exec(token) ?? [];
  if (isOff) {
    if (draft.offGiven) return 'bad-token';
    draft.offGiven = true;
    draft.off[sideOf(first) ?? 'white'] = Number(many ?? 1);
    if (second) draft.off[sideOf(second) ?? 'white'] = Number(more ?? 1);
    return undefined;
  }
  const [, number, letter, count, under] = POINT_TOKEN.exec(token) ?? [];
  const side = sideOf(letter);
  if (!side) return 'bad-token';
  const index = Number(number) - 1;
  if (draft.points[index] !== null) return 'bad-point';
  if (under === letter) return 'bad-mixture';
  draft.points[index] = { side, count: Number(count ?? 1), pinning: under !== undefined };
  return undefined;
}

/**
 * Reads a position text (RULES 7): the side to move, then points in any order, then at most one `off:`; runs of spaces
 * or `_` separate. Refuses with every fault found: those of tokens from left to right, then the totals, White's first.
 */
export function parsePosition(text: string): Result<Position, SetupFault> {
  const faults: SetupFault[] = [];
  const draft: Draft = { points: POINTS.map(() => null), off: { white: 0, black: 0 }, offGiven: false };
  const [first, ...tokens] = text.matchAll(/[^ _]+/g);
  const turn = sideOf(first?.[0]);
  if (!turn) faults.push({ code: 'bad-token', at: first?.index ?? text.length, token: first?.[0] ?? '' });
  for (const { 0: token, index: at } of tokens) {
    const code = enter(draft, token);
    if (code) faults.push({ code, at, token });
  }
  const { points, off } = draft;
  const checked = checkSetup({ board: { points, off }, turn: turn ?? 'white' });
  if (!checked.ok) faults.push(...checked.faults);
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
