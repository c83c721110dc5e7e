import type { InputFault, InputFaultCode, PlayFault, PlayFaultCode } from '../engine/faults.ts';
import type { BySide, Side } from '../engine/types.ts';
import type { PageMessages } from './pages/messages.ts';
import type { SearchMessages } from './search/messages.ts';

/** What the pages around the text say. Whole sentences; nothing is glued together. */
export interface SiteMessages {
  /** The site's name, as its header and every page title show it. */
  readonly name: string;
  readonly skipToText: string;
  readonly languages: string;
  readonly theme: {
    readonly label: string;
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly frontPage: string;
  /** Names the trail from the front page to this one. */
  readonly whereYouAre: string;
  readonly alsoKnownAs: string;
  readonly contents: string;
  /** Where a section once stood that is on another page now; the whole leads there. */
  readonly movedTo: (title: string) => string;
  readonly table: string;
  readonly updated: (date: string) => string;
  readonly reportMistake: string;
  readonly previousNext: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly pages: string;
  readonly playAt: (host: string) => string;
  readonly boardsChecked: string;
  /** Beside a box that is ticked while it holds: all pages of the language, with their size, or those that are opened. */
  readonly keepOffline: { readonly all: (size: string) => string; readonly visited: string };
  /** On the chooser, beside the language the browser asks for. */
  readonly browserAsks: string;
  /** On the chooser, beside the language that was read last. */
  readonly lastRead: string;
  /** `nearest` stands before a link. */
  readonly notFound: Readonly<Record<'title' | 'text' | 'nearest' | 'toFrontPage', string>>;
}

/** One number's sentence. */
type Counted = (count: number) => string;

/**
 * What the boards say. A `point` is a number as it stands on the rim, a `roll` is text such as `6–5`, a `move` is text
 * such as `20/15`. Where a sentence depends on a side it is the side that acts, or that the sentence is about.
 */
export interface TellingMessages {
  readonly startPosition: string;
  readonly numbers: BySide<string>;
  readonly toMove: BySide<string>;
  readonly pips: BySide<Counted>;
  readonly off: BySide<Counted>;
  /** What stands on a point: checkers of one side; or those on top, with one of the other side pinned underneath. */
  readonly stack: BySide<(point: number, count: number) => string>;
  readonly pin: BySide<(point: number, count: number) => string>;
  readonly otherPointsEmpty: string;
  /** A turn, told; `moves` are the clauses below, joined by commas within a move and semicolons between moves. */
  readonly turn: BySide<(roll: string, moves: string) => string>;
  readonly times: (move: string, times: number) => string;
  readonly pins: BySide<(point: number) => string>;
  readonly frees: BySide<(point: number) => string>;
  readonly passes: BySide<(roll: string) => string>;
  readonly refused: BySide<(roll: string, moves: string) => string>;
  readonly refusedPass: BySide<(roll: string) => string>;
  readonly borneOff: BySide<(points: 1 | 2) => string>;
  readonly mother: BySide<string>;
  readonly draw: string;
}

/** What a board says, and its controls. */
export interface DiagramMessages extends TellingMessages {
  readonly controls: ControlMessages;
}

/** What is written on, or said by, the controls of a board. */
export interface ControlMessages {
  readonly board: string;
  /** Names of frames, for the links that lead to them. */
  readonly frames: { readonly start: string; readonly turn: Counted; readonly refused: Counted };
  readonly label: string;
  readonly first: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly last: string;
  readonly copyLink: string;
  readonly more: string;
  readonly copyPosition: string;
  readonly inWords: string;
  readonly dieByDie: string;
  readonly numbers: { readonly label: string; readonly following: string } & BySide<string>;
  readonly source: string;
  readonly openBoard: string;
  readonly keys: string;
  /** Announcements. */
  readonly atFirst: string;
  readonly atLast: string;
  readonly wentBack: string;
  readonly copied: string;
  readonly notCopied: string;
}

/** A fault with its points in the numbers of the side that made it. */
export type ToldFault<C extends PlayFaultCode> = Extract<PlayFault, { code: C }>;

/** Why something is refused: a sentence for every code of the engine, told of the side that tried. */
export interface FaultMessages {
  readonly play: { readonly [C in PlayFaultCode]: (fault: ToldFault<C>, side: Side) => string };
  readonly input: { readonly [C in InputFaultCode]: (fault: Extract<InputFault, { code: C }>) => string };
}

/** The part of a dictionary that a board needs in a browser, in a module of its own (i18n/boards/): it is all that is sent. */
export interface BoardMessages {
  readonly diagram: TellingMessages;
  readonly faults: FaultMessages;
}

/** One dictionary. A key that is missing or unknown does not compile. */
export interface Messages extends BoardMessages {
  readonly site: SiteMessages;
  readonly diagram: DiagramMessages;
  readonly pages: PageMessages;
  readonly search: SearchMessages;
}

/** A dictionary from its parts. */
export function joined(
  around: Pick<Messages, 'site'>,
  boards: BoardMessages,
  controls: ControlMessages,
  rest: Omit<Messages, 'site' | keyof BoardMessages>,
): Messages {
  return { ...around, ...boards, diagram: { ...boards.diagram, controls }, ...rest };
}
