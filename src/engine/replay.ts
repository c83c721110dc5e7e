import { pipCount } from './board.ts';
import { judge } from './judge.ts';
import { outcome } from './outcome.ts';
import { formatPlay, parsePlay } from './play-text.ts';
import { countPlays, legalPlays } from './plays.ts';
import { isSome, type Result } from './result.ts';
import type { Example, Span, Statement } from './example.ts';
import type { PlayFault, PlayFaultCode } from './faults.ts';
import type { BySide, Outcome, Play, Point, Position, Roll, Side, WrittenPlay } from './types.ts';

interface FrameBase {
  /** `start`, then `1`, `2` … for turns, `not-1` … for refused ones. */
  readonly key: string;
  /** What the board shows: after the turn, or, where a turn is refused, the position in which it was tried. */
  readonly position: Position;
  readonly pips: BySide<number>;
  readonly outcome: Outcome | undefined;
  /** Points the author marked. */
  readonly marks: readonly Point[];
}

export interface StartFrame extends FrameBase {
  readonly kind: 'start';
}

export interface TurnFrame extends FrameBase {
  readonly kind: 'turn';
  readonly side: Side;
  readonly roll: Roll;
  readonly before: Position;
  readonly play: Play;
  /** The play as it is printed. */
  readonly text: string;
}

export interface RefusedFrame extends FrameBase {
  readonly kind: 'refused';
  readonly side: Side;
  readonly roll: Roll;
  readonly written: WrittenPlay;
  /** The turn as its author wrote it. */
  readonly text: string;
  readonly fault: PlayFault;
  readonly instead: readonly Play[];
}

export type Frame = StartFrame | TurnFrame | RefusedFrame;

/** A claim of the file that the rules do not bear out. */
export type ReplayFault = { readonly span: Span } & (
  | {
      readonly code: 'turn-refused';
      readonly side: Side;
      readonly fault: PlayFault;
      /** The legal turns as printed, those nearest to what was written first, and how many there are. */
      readonly instead: readonly string[];
      readonly legal: number;
    }
  | { readonly code: 'refusal-is-legal'; readonly side: Side; readonly text: string }
  | { readonly code: 'refused-otherwise'; readonly expected: PlayFaultCode; readonly fault: PlayFault }
  | { readonly code: 'wrong-pips'; readonly found: BySide<number> }
  | { readonly code: 'wrong-count'; readonly found: number }
  | { readonly code: 'wrong-result'; readonly found: Outcome | undefined }
);

function sameOutcome(a: Outcome, b: Outcome | undefined): boolean {
  return b !== undefined && a.winner === b.winner && a.points === b.points && a.by === b.by;
}

/** Replays an example statement by statement. */
class Replayer {
  readonly #example: Example;
  readonly frames: Frame[] = [];
  readonly faults: ReplayFault[] = [];
  #position: Position;
  #turns = 0;
  #refusals = 0;
  /** After a turn that cannot be played nothing that follows can be told right from wrong. */
  lost = false;

  constructor(example: Example) {
    this.#example = example;
    this.#position = example.from;
    this.frames.push({ kind: 'start', key: 'start', ...this.#shown() });
  }

  #shown(): Omit<FrameBase, 'key'> {
    const position = this.#position;
    return {
      position,
      pips: { white: pipCount(position, 'white'), black: pipCount(position, 'black') },
      outcome: outcome(this.#example.rules, position),
      marks: [],
    };
  }

  run(statement: Statement): void {
    const { rules } = this.#example;
    const { span } = statement;
    switch (statement.kind) {
      case 'turn':
        return this.#turn(statement);
      case 'not':
        return this.#not(statement);
      case 'pips': {
        const found = this.#shown().pips;
        if (found.white !== statement.pips.white || found.black !== statement.pips.black) {
          this.faults.push({ code: 'wrong-pips', found, span });
        }
        return;
      }
      case 'legal': {
        const found = countPlays(rules, this.#position, statement.roll);
        if (found !== statement.count) this.faults.push({ code: 'wrong-count', found, span });
        return;
      }
      case 'result': {
        const found = outcome(rules, this.#position);
        if (!sameOutcome(statement.outcome, found)) this.faults.push({ code: 'wrong-result', found, span });
        return;
      }
      case 'mark': {
        const frame = this.frames.at(-1);
        if (frame) this.frames[this.frames.length - 1] = { ...frame, marks: [...frame.marks, ...statement.points] };
      }
    }
  }

  #written(play: string): WrittenPlay {
    const written = parsePlay(play, this.#position.turn);
    // The example was read before, so its plays can be read.
    if (!written.ok) throw new RangeError(`unreadable play: ${play}`);
    return written.value;
  }

  #turn({ roll, play: text, span }: Extract<Statement, { kind: 'turn' }>): void {
    const { rules } = this.#example;
    const before = this.#position;
    const side = before.turn;
    const verdict = judge(rules, before, roll, this.#written(text));
    if (!verdict.legal) {
      const instead = verdict.instead.map((play) => formatPlay(before, play));
      const legal = legalPlays(rules, before, roll).length;
      this.faults.push({ code: 'turn-refused', side, fault: verdict.faults[0], instead, legal, span });
      this.lost = true;
      return;
    }
    this.#position = verdict.after;
    this.#turns += 1;
    const { play } = verdict;
    const printed = formatPlay(before, play);
    this.frames.push({
      kind: 'turn',
      key: `${this.#turns}`,
      side,
      roll,
      before,
      play,
      text: printed,
      ...this.#shown(),
    });
  }

  #not({ roll, play: text, because, span }: Extract<Statement, { kind: 'not' }>): void {
    const side = this.#position.turn;
    const written = this.#written(text);
    const verdict = judge(this.#example.rules, this.#position, roll, written);
    if (verdict.legal) {
      this.faults.push({ code: 'refusal-is-legal', side, text: formatPlay(this.#position, verdict.play), span });
      return;
    }
    const [fault] = verdict.faults;
    if (fault.code !== because) this.faults.push({ code: 'refused-otherwise', expected: because, fault, span });
    this.#refusals += 1;
    const key = `not-${this.#refusals}`;
    const { instead } = verdict;
    this.frames.push({ kind: 'refused', key, side, roll, written, text, fault, instead, ...this.#shown() });
  }
}

/**
 * Replays an example into frames: the start, then one for each turn and each refused turn, in the order of the file.
 * Refuses with every claim that the rules do not bear out; after a turn that cannot be played the rest is not judged.
 */
export function replay(example: Example): Result<readonly Frame[], ReplayFault> {
  const replayer = new Replayer(example);
  for (const statement of example.statements) {
    if (replayer.lost) break;
    replayer.run(statement);
  }
  const { faults, frames } = replayer;
  return isSome(faults) ? { ok: false, faults } : { ok: true, value: frames };
}
