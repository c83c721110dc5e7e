import { startPosition } from '../engine/board.ts';
import { parsePlay } from '../engine/play-text.ts';
import { formatPosition, parsePosition } from '../engine/position-text.ts';
import { isSome, type Result } from '../engine/result.ts';
import { formatRoll, parseRoll } from '../engine/roll-text.ts';
import { isRuleSetId, type RuleSetId } from '../engine/rulesets.ts';
import { excerpt, type InputFault } from '../engine/faults.ts';
import type { Position, Roll } from '../engine/types.ts';

/** What the address of the page `board` is made of, behind its `#`, in this order. */
export const BOARD_PARTS = ['rules', 'at', 'roll', 'play'] as const;

export type BoardPart = (typeof BOARD_PARTS)[number];

/** What the page `board` opens. A turn is judged under a roll, so `play` needs one. */
export type BoardAddress = { readonly rules: RuleSetId; readonly position: Position } & (
  | { readonly roll?: Roll; readonly play?: never }
  /** `play` is a turn as it was written, in the mover's own numbers; whether it is legal is what the page says. */
  | { readonly roll: Roll; readonly play?: string }
);

/** What is wrong with an address as such. `at` is an offset in it from 0, its `#` not counted. */
export type AddressFault =
  /** A `%` that begins no character; `found` is what stands there. */
  | { readonly code: 'bad-escape'; readonly at: number; readonly found: string }
  | { readonly code: 'part-unknown'; readonly at: number; readonly found: string }
  | { readonly code: 'part-twice'; readonly at: number; readonly found: string }
  /** There is a play, but no roll to judge it by. */
  | { readonly code: 'roll-missing' }
  /** Longer than any position and turn could be. */
  | { readonly code: 'too-long'; readonly length: number; readonly most: number };

export const ADDRESS_FAULT_CODES = [
  'bad-escape',
  'part-unknown',
  'part-twice',
  'roll-missing',
  'too-long',
] as const satisfies readonly AddressFault['code'][];

/**
 * What is wrong, and in which part; null where it is in none. Offsets in the engine's faults count in the text of the
 * part, as `texts` of the reading has it.
 */
export interface BoardAddressFault {
  readonly part: BoardPart | null;
  readonly fault: AddressFault | InputFault;
}

/** An address read. `texts` holds what stood in each part, right or wrong, so that nothing typed is lost. */
export type BoardReading = Result<BoardAddress, BoardAddressFault> & {
  readonly texts: Readonly<Partial<Record<BoardPart, string>>>;
};

/** The longest position has some 200 characters, the longest turn fewer; each may be percent-encoded throughout. */
const MOST = 2000;

/**
 * Writes a text so that it stays one part of an address wherever the address goes: through `URL`, a form, a chat that
 * guesses where a link ends. A blank becomes `_`; half a surrogate pair, which no address can hold, becomes `�`.
 */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[_!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '_')
    .replace(/%3A/g, ':')
    .replace(/%2F/g, '/');
}

/** The text of a part; else the first escape that cannot be read, by its offset in `code`. */
function decode(part: BoardPart, code: string): string | { readonly at: number; readonly found: string } {
  const text = part === 'rules' || part === 'roll' ? code : code.replace(/[_+]/g, ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    const escapes = [...text.matchAll(/(?:%[0-9a-f]{2})+|%/gi)];
    const bad = escapes.find(({ 0: run }) => !isReadable(run));
    return { at: bad?.index ?? 0, found: excerpt(bad?.[0] ?? code) };
  }
}

function isReadable(escapes: string): boolean {
  try {
    return decodeURIComponent(escapes) !== '';
  } catch {
    return false;
  }
}

/**
 * The address of a board behind the `#`, without it: `rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/19`.
 * `parseBoardAddress` reads back the same, from the address itself or from `new URL(…).hash`; but what separates the moves
 * of a play (RULES 7) becomes one blank, lest a play that can be read make an address too long. An empty play is none.
 */
export function formatBoardAddress({ rules, position, roll, play }: BoardAddress): string {
  const parts = [`rules=${rules}`, `at=${encode(formatPosition(position))}`];
  if (roll) parts.push(`roll=${formatRoll(roll).replace('-', '')}`);
  const moves = play?.match(/[^ _]+/g);
  if (moves) parts.push(`play=${encode(moves.join(' '))}`);
  return parts.join('&');
}

/** Takes an address apart; what cannot be taken apart goes into `faults`. */
function readParts(code: string, faults: BoardAddressFault[]): Partial<Record<BoardPart, string>> {
  const texts: Partial<Record<BoardPart, string>> = {};
  let at = 0;
  for (const piece of code.split('&')) {
    const name = piece.split('=', 1)[0] ?? '';
    const value = piece.slice(name.length + 1);
    const part = BOARD_PARTS.find((known) => known === name);
    if (!part) {
      if (piece) faults.push({ part: null, fault: { code: 'part-unknown', at, found: excerpt(name) } });
    } else if (texts[part] !== undefined) {
      faults.push({ part, fault: { code: 'part-twice', at, found: excerpt(value) } });
    } else {
      const text = decode(part, value);
      texts[part] = typeof text === 'string' ? text : value;
      if (typeof text !== 'string') {
        faults.push({ part, fault: { code: 'bad-escape', at: at + name.length + 1 + text.at, found: text.found } });
      }
    }
    at += piece.length + 1;
  }
  return texts;
}

/**
 * Reads the address of a board: what stands behind the `#`, with it or without it. Blanks are `_`, `+` or `%20`. A part
 * that is empty or not there is the usual one: the rules of Plakoto, the start position with White to move, no roll, no
 * play. Refuses with every fault found, those of the address first, then part by part.
 */
export function parseBoardAddress(hash: string): BoardReading {
  const code = hash.startsWith('#') ? hash.slice(1) : hash;
  if (code.length > MOST) {
    const fault = { code: 'too-long', length: code.length, most: MOST } as const;
    return { ok: false, faults: [{ part: null, fault }], texts: readParts(code.slice(0, MOST), []) };
  }
  const faults: BoardAddressFault[] = [];
  const texts = readParts(code, faults);
  const unreadable = new Set(faults.map(({ part }) => part));
  /** What the engine reads in a part, if the part is there and could be taken from the address. */
  function read<T>(part: BoardPart, parse: (text: string) => Result<T, InputFault>): T | undefined {
    const text = texts[part];
    if (!text || unreadable.has(part)) return undefined;
    const result = parse(text);
    if (result.ok) return result.value;
    faults.push(...result.faults.map((fault) => ({ part, fault })));
    return undefined;
  }
  const rules = read('rules', (text) =>
    isRuleSetId(text)
      ? { ok: true, value: text }
      : { ok: false, faults: [{ code: 'bad-rules', found: excerpt(text) }] },
  );
  const position = read('at', parsePosition) ?? startPosition('white');
  const roll = read('roll', parseRoll);
  read('play', (text) => parsePlay(text, position.turn));
  const play = texts.play;
  if (play && !texts.roll) faults.push({ part: 'roll', fault: { code: 'roll-missing' } });
  if (isSome(faults)) return { ok: false, faults, texts };
  return {
    ok: true,
    // A play without a roll has been refused above.
    value: { rules: rules ?? 'plakoto', position, ...(roll && { roll }), ...(play && { play }) } as BoardAddress,
    texts,
  };
}
