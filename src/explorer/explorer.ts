import { startPosition } from '../engine/board.ts';
import { parsePlay } from '../engine/play-text.ts';
import { formatPosition, parsePosition } from '../engine/position-text.ts';
import type { InputFault } from '../engine/faults.ts';
import type { WrittenStep } from '../engine/types.ts';
import { formatBoardAddress, parseBoardAddress } from '../links/board-address.ts';
import type { BoardAddress, BoardAddressFault, BoardPart } from '../links/board-address.ts';
import { look, type Looked } from './position.ts';

/** So many turns are listed at first, and so many more each time. */
export const PAGE = 60;

/** What a reader looks at. No DOM in it; where it can be kept in an address it comes from one. */
export interface Exploring {
  /** The address that was opened, as the browser holds it, and those before it that can be gone back to. */
  readonly hash: string;
  readonly past: readonly string[];
  readonly looked: Looked;
  /** What could not be read, in the address or in a field. */
  readonly faults: readonly BoardAddressFault[];
  /** The address says no position that could be shown: `looked` is the start position in its place. */
  readonly isLost: boolean;
  /** What stands in the fields, right or wrong. */
  readonly texts: { readonly at: string; readonly play: string };
  /** The address before it opened the same position, so that what is typed, read or not, can still be meant. */
  readonly isStaying: boolean;
  /** A turn under construction, step by step; it is seen on the board and not yet played. */
  readonly draft: readonly WrittenStep[];
  /** How many of the legal turns are listed. */
  readonly listed: number;
}

export type Action =
  /** An address was opened: by a link, a choice, or the way back. */
  | { readonly type: 'open'; readonly hash: string }
  | { readonly type: 'consider'; readonly steps: readonly WrittenStep[] }
  | { readonly type: 'more' }
  /** A field holds what cannot be read. */
  | { readonly type: 'refuse'; readonly part: 'at' | 'play'; readonly text: string; readonly faults: Faults };

type Faults = Exploring['faults'];

/** The board with which a reader begins. */
export const START: BoardAddress = { rules: 'plakoto', position: startPosition('white') };

/** The hash that opens a board, with its `#`. */
export function hashOf(board: BoardAddress): string {
  return `#${formatBoardAddress(board)}`;
}

/** The same board before a turn was tried on it. */
function untried({ rules, position, roll }: BoardAddress): BoardAddress {
  return { rules, position, ...(roll && { roll }) };
}

/** The board after the turn that was played on it, for the other side to roll. */
export function following({ rules, frame }: Looked): BoardAddress {
  return { rules, position: frame.position };
}

/** Where a part of a position could not be read, its totals are wrong only for that. */
function causes(faults: Faults): Faults {
  const isUnread = faults.some(({ part, fault }) => part === 'at' && fault.code !== 'wrong-total');
  return isUnread ? faults.filter(({ fault }) => fault.code !== 'wrong-total') : faults;
}

/** Reads an address; where only its turn cannot be read, the position is shown all the same. */
function read(hash: string): Pick<Exploring, 'faults' | 'isLost' | 'texts'> & { readonly board: BoardAddress } {
  const reading = parseBoardAddress(hash);
  const { at, play = '' } = reading.texts;
  const rest = reading.ok ? reading : parseBoardAddress(hash.replace(/(^#?|&)play=[^&]*/g, ''));
  const board = rest.ok ? rest.value : START;
  return {
    board,
    faults: reading.ok ? [] : causes(reading.faults),
    isLost: !rest.ok,
    texts: { at: (rest.ok ? undefined : at) ?? formatPosition(board.position), play },
  };
}

function open(hash: string, before?: Exploring): Exploring {
  const { board, ...rest } = read(hash);
  const isSame = before !== undefined && hashOf(untried(before.looked)) === hashOf(untried(board));
  const past = before ? before.past : [];
  const isBack = past.at(-1) === hash;
  return {
    hash,
    past: isBack ? past.slice(0, -1) : before && before.hash !== hash ? [...past, before.hash] : past,
    looked: look(board, isSame ? before.looked.turns : undefined),
    ...rest,
    isStaying: before?.isLost === false && formatPosition(before.looked.position) === rest.texts.at,
    draft: [],
    listed: isSame ? before.listed : PAGE,
  };
}

/** At an address. */
export function begin(hash: string): Exploring {
  return open(hash);
}

export function reduce(state: Exploring, action: Action): Exploring {
  switch (action.type) {
    case 'open':
      return open(action.hash, state);
    case 'consider':
      return { ...state, draft: action.steps };
    case 'more':
      return { ...state, listed: state.listed + PAGE };
    case 'refuse':
      return { ...state, faults: action.faults, texts: { ...state.texts, [action.part]: action.text } };
  }
}

function faultsOf(part: BoardPart, faults: readonly InputFault[]): Faults {
  return causes(faults.map((fault) => ({ part, fault })));
}

/** The board that a text typed into a field asks for, or why it asks for none. */
export function typed(board: BoardAddress, part: 'at' | 'play', text: string): BoardAddress | Faults {
  if (part === 'at') {
    const read = parsePosition(text);
    return read.ok ? untried({ ...board, position: read.value }) : faultsOf(part, read.faults);
  }
  if (!board.roll) return [{ part: 'roll', fault: { code: 'roll-missing' } }];
  const read = parsePlay(text, board.position.turn);
  return read.ok ? { ...board, roll: board.roll, play: text } : faultsOf(part, read.faults);
}

/** The board under another roll or other rules, which judge anew the turn that stands in its field, if it can be read. */
export function changed(board: BoardAddress, text: string): BoardAddress {
  const asked = typed(board, 'play', text);
  return 'rules' in asked ? asked : untried(board);
}
