/** Every way to begin a turn: all step orders, all splits into dice, all choices of the checker that moves on. */
import type { RuleSet } from '../ruleset.ts';
import type { Outcome, Roll } from '../types.ts';
import { origins, pinsOn, target } from './step.ts';
import { endedBy, free, moved, turned, type Letter, type Table } from './table.ts';

/** One checker's way so far, in own numbers; `at` is 0 when it is off. */
export interface Moving {
  readonly from: number;
  /** Where it pinned and then moved on. */
  readonly passed: readonly number[];
  readonly at: number;
  readonly star: boolean;
}

export interface Line {
  readonly table: Table;
  readonly moves: readonly Moving[];
  /** The dice not used yet. */
  readonly left: readonly number[];
  /** How the game ended by the last step, if it did. */
  readonly ended: Outcome | null;
}

export function dice(roll: Roll): readonly number[] {
  const [one, two] = roll;
  return one === two ? [one, one, one, one] : [one, two];
}

function moveKey({ from, passed, at, star }: Moving): string {
  return `${from}>${passed.join('>')}>${at}${star ? '*' : ''}`;
}

/** Lines with the same key have the same future and the same printed form. */
function lineKey(line: Line): string {
  return `${line.moves.map(moveKey).toSorted().join(' ')}|${line.left.toSorted().join('')}`;
}

/** The line's next step from `from` (own number) by each checker that stands there: one that has moved, or a fresh one. */
function stepsOn(rules: RuleSet, letter: Letter, line: Line, origin: number, die: number): Line[] {
  const to = target(letter, origin, die);
  const star = pinsOn(line.table, letter, to);
  const at = to === 'off' ? 0 : turned(letter, to);
  const table = moved(line.table, letter, origin, to);
  const left = line.left.toSpliced(line.left.indexOf(die), 1);
  const ended = endedBy(rules, table, letter);
  const from = turned(letter, origin);
  const here = line.moves.filter((move) => move.at === from);
  const next = here.map((move): Line => {
    const passed = move.star ? [...move.passed, move.at] : move.passed;
    const moves = line.moves.with(line.moves.indexOf(move), { from: move.from, passed, at, star });
    return { table, moves, left, ended };
  });
  if (free(line.table, letter, origin) > here.length) {
    next.push({ table, moves: [...line.moves, { from, passed: [], at, star }], left, ended });
  }
  return next;
}

/** All lines, the empty one included; a line that ended the game is not continued (RULES 3). */
export function allLines(rules: RuleSet, table: Table, letter: Letter, roll: Roll): Line[] {
  const all: Line[] = [];
  let level: Line[] = [{ table, moves: [], left: dice(roll), ended: null }];
  while (level.length > 0) {
    all.push(...level);
    const next = new Map<string, Line>();
    for (const line of level) {
      if (line.ended) continue;
      for (const die of new Set(line.left)) {
        for (const origin of origins(rules, line.table, letter, die, false)) {
          for (const grown of stepsOn(rules, letter, line, origin, die)) next.set(lineKey(grown), grown);
        }
      }
    }
    level = [...next.values()];
  }
  return all;
}
