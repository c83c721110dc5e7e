import { pipCount } from '../engine/board.ts';
import { judge } from '../engine/judge.ts';
import { outcome } from '../engine/outcome.ts';
import { formatPlay, parsePlay } from '../engine/play-text.ts';
import { writtenTurns, type WrittenTurn } from '../engine/plays.ts';
import { RULE_SETS } from '../engine/rulesets.ts';
import type { Frame, RefusedFrame, StartFrame, TurnFrame } from '../engine/replay.ts';
import type { Position, WrittenPlay, WrittenStep } from '../engine/types.ts';
import type { RuleSetId } from '../engine/rulesets.ts';
import type { BoardAddress } from '../links/board-address.ts';

/** A position under a rule set, with what the engine says of it. */
export type Looked = BoardAddress & {
  /** What the board shows: the position, or the turn that was tried in it, played or refused. */
  readonly frame: Frame;
  /** What the roll allows, in printed order; nothing without a roll, or in a game that is over. */
  readonly turns: readonly WrittenTurn[];
};

function still(rules: RuleSetId, position: Position): Omit<StartFrame, 'kind' | 'key'> {
  return {
    position,
    pips: { white: pipCount(position, 'white'), black: pipCount(position, 'black') },
    outcome: outcome(RULE_SETS[rules], position),
    marks: [],
  };
}

function tried({ rules, position, roll }: BoardAddress, written: WrittenPlay, text: string): Frame {
  if (!roll) return { kind: 'start', key: 'start', ...still(rules, position) };
  const side = position.turn;
  const verdict = judge(RULE_SETS[rules], position, roll, written);
  if (!verdict.legal) {
    const { faults, instead } = verdict;
    const refused = { kind: 'refused', key: 'not-1', side, roll, written, text, fault: faults[0], instead } as const;
    return { ...refused, ...still(rules, position) } satisfies RefusedFrame;
  }
  const { play, after } = verdict;
  const played = {
    kind: 'turn',
    key: '1',
    side,
    roll,
    before: position,
    play,
    text: formatPlay(position, play),
  } as const;
  return { ...played, ...still(rules, after) } satisfies TurnFrame;
}

/** The frame of a turn that is being put together step by step, judged as if that were all of it. */
export function considered(board: BoardAddress, steps: readonly WrittenStep[]): Frame {
  const written = steps.flatMap(({ from, to }) => (from === 'off' ? [] : [{ from, landings: [{ to }] as const }]));
  return tried(board, written, '');
}

/**
 * Judges what an address asks for. `known` are the turns of the same position, roll and rules, if they have been listed
 * before: a double can have thousands.
 */
export function look(board: BoardAddress, known?: readonly WrittenTurn[]): Looked {
  const { rules, position, roll, play } = board;
  const written = play === undefined ? undefined : parsePlay(play, position.turn);
  const frame = written?.ok
    ? tried(board, written.value, play ?? '')
    : ({ kind: 'start', key: 'start', ...still(rules, position) } as const);
  return { ...board, frame, turns: known ?? (roll ? writtenTurns(RULE_SETS[rules], position, roll) : []) };
}
