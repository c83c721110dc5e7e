import {
  applyPlay,
  judge,
  parsePlay,
  parseRoll,
  RULE_SETS,
  startPosition,
  type Position,
  type RuleSetId,
} from '../engine/index.ts';
import type { DiagnosticCode } from './diagnostic.ts';
import { describeInputFault, describePlayFault } from './wording.ts';

/** What is wrong with the turns of a game, and where: an index of the text. */
export interface GameFault {
  readonly at: number;
  readonly length: number;
  readonly code: DiagnosticCode;
  readonly message: string;
}

const TURN = /^(\d+) ([wb]) +(\S+): +([^#]*?) *(?:#.*)?$/d;
const NOTHING = /^\s*(?:#.*)?$/;
const SIDE = { w: 'white', b: 'black' } as const;

/**
 * Replays the turns of a game from the start position, one a line: `1 w 6-5: 24/19 24/18  # comment`. Numbers count the
 * turns of both sides from 1, sides alternate, either may begin. Says the first thing that is wrong; what follows from
 * it nobody could tell.
 */
export function replayGame(text: string, rulesId: RuleSetId): GameFault | undefined {
  const rules = RULE_SETS[rulesId];
  let position: Position | undefined;
  let turns = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const at = start;
    start += line.length + 1;
    if (NOTHING.test(line)) continue;
    const match = TURN.exec(line);
    const [, number, letter, roll = '', play = ''] = match ?? [];
    const fault = (code: DiagnosticCode, message: string, group?: number): GameFault => {
      const [from, to] = (group === undefined ? undefined : match?.indices?.[group]) ?? [0, line.length];
      return { at: at + from, length: Math.max(1, to - from), code, message };
    };
    if (letter !== 'w' && letter !== 'b') return fault('bad-statement', 'A turn is written: 1 w 6-5: 24/19 24/18');
    const side = SIDE[letter];
    position ??= startPosition(side);
    turns += 1;
    if (Number(number) !== turns) return fault('bad-statement', `Turn ${String(turns)} is expected here.`, 1);
    if (position.turn !== side) return fault('bad-statement', 'Sides take turns.', 2);
    const dice = parseRoll(roll);
    if (!dice.ok) return fault('bad-roll', describeInputFault(dice.faults[0]), 3);
    const written = parsePlay(play, side);
    if (!written.ok) return fault('bad-play', describeInputFault(written.faults[0]), 4);
    const verdict = judge(rules, position, dice.value, written.value);
    if (!verdict.legal) return fault(verdict.faults[0].code, describePlayFault(side, verdict.faults[0]), 4);
    position = applyPlay(position, verdict.play);
  }
  return undefined;
}
