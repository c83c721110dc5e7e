/** Which lines are legal turns (RULES 3), and the list of them as it is printed (RULES 7). */
import type { RuleSet } from '../ruleset.ts';
import type { Outcome, Position, Roll } from '../types.ts';
import { allLines, dice, type Line } from './lines.ts';
import { inOrder, printed, type Printed } from './print.ts';
import { origins } from './step.ts';
import { alreadyOver, enemyOf, layOut, letterOf, tableText, type Letter, type Table } from './table.ts';

/** What a turn is measured by: where it stopped, which dice it left, and whether it ended the game. */
export type Stop = Pick<Line, 'table' | 'left' | 'ended'>;

export interface Turn {
  readonly text: string;
  /** The position text afterwards, the other side to move. */
  readonly position: string;
  readonly outcome: Outcome | null;
  /** Every legal line to this position. */
  readonly ways: readonly Line[];
}

/** One position and roll, with everything that can be played in it. */
export interface Situation {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly letter: Letter;
  readonly roll: Roll;
  readonly over: Outcome | null;
  readonly lines: readonly Line[];
  /** The greatest number of dice that can be used, and by steps on the board alone. */
  readonly most: number;
  readonly mostOnBoard: number;
}

export function survey(rules: RuleSet, position: Position, roll: Roll): Situation {
  const table = layOut(position);
  const letter = letterOf(position.turn);
  const over = alreadyOver(rules, table, letter);
  const lines = over ? [] : allLines(rules, table, letter, roll);
  const onBoard = lines.filter((line) => line.moves.every((move) => move.at > 0));
  return { rules, table, letter, roll, over, lines, most: greatest(roll, lines), mostOnBoard: greatest(roll, onBoard) };
}

function used(roll: Roll, stop: Stop): number {
  return dice(roll).length - stop.left.length;
}

function greatest(roll: Roll, lines: readonly Line[]): number {
  return Math.max(0, ...lines.map((line) => used(roll, line)));
}

function higher({ roll }: Situation): number {
  return Math.max(...roll);
}

function usedOnlyTheLower(situation: Situation, stop: Stop): boolean {
  const [one, two] = situation.roll;
  return one !== two && stop.left.length === 1 && stop.left.includes(higher(situation));
}

function hasStep({ rules, letter }: Situation, table: Table, die: number, boardOnly: boolean): boolean {
  return origins(rules, table, letter, die, boardOnly).length > 0;
}

/** The obligation a whole turn breaks: to use its dice, or the higher one (RULES 3); null if it is legal. */
export function broken(situation: Situation, stop: Stop): 'dice-unused' | 'higher-die' | null {
  if (stop.ended) return null;
  const { rules, table, roll, most, mostOnBoard } = situation;
  if (rules.bearOff === 'compulsory') {
    if (used(roll, stop) < most) return 'dice-unused';
    const either = roll.every((die) => hasStep(situation, table, die, false));
    return most === 1 && either && usedOnlyTheLower(situation, stop) ? 'higher-die' : null;
  }
  if (used(roll, stop) < mostOnBoard) return 'dice-unused';
  if (stop.left.some((die) => hasStep(situation, stop.table, die, true))) return 'dice-unused';
  const higherHadStep = hasStep(situation, table, higher(situation), true);
  return mostOnBoard === 1 && usedOnlyTheLower(situation, stop) && higherHadStep ? 'higher-die' : null;
}

/** The greatest number of dice that any legal turn uses (RULES 8). */
export function possible(situation: Situation): number {
  return greatest(
    situation.roll,
    situation.lines.filter((line) => broken(situation, line) === null),
  );
}

/** The legal turns, one per resulting position, in printed order, `pass` last. */
export function legalTurns(situation: Situation): Turn[] {
  const ways = new Map<string, { line: Line; form: Printed }[]>();
  const verdicts = new Map<string, boolean>();
  for (const line of situation.lines) {
    const position = tableText(line.table, enemyOf(situation.letter));
    const stop = `${position} ${line.left.join('')}`;
    const legal = verdicts.get(stop) ?? broken(situation, line) === null;
    verdicts.set(stop, legal);
    if (legal) ways.set(position, [...(ways.get(position) ?? []), { line, form: printed(line.moves) }]);
  }
  const turns = [...ways].map(([position, all]) => {
    const best = all.toSorted(
      (one, two) =>
        one.form.pins - two.form.pins ||
        one.form.text.length - two.form.text.length ||
        inOrder(one.form.moves, two.form.moves),
    )[0];
    if (!best) throw new Error('a position without a way to it');
    return { position, form: best.form, outcome: best.line.ended, ways: all.map(({ line }) => line) };
  });
  return turns
    .toSorted((one, two) => inOrder(one.form.moves, two.form.moves))
    .map(({ position, form, outcome, ways: lines }) => ({ text: form.text, position, outcome, ways: lines }));
}
