import { opponent } from './board.ts';
import { TurnGenerator } from './generator.ts';
import { outcome } from './outcome.ts';
import type { Way } from './findings.ts';
import { describeStep, landing, type TurnBoard } from './steps.ts';
import { comparePrinted, compareWritings, writePlay, type Writing } from './writing.ts';
import type { RuleSet } from './ruleset.ts';
import type { Board, Play, Position, Roll, Setup, Stack, Step } from './types.ts';

/** A legal turn with the way it is printed. */
export interface WrittenTurn {
  readonly play: Play;
  readonly text: string;
}

let shared: TurnGenerator | undefined;

/** The one generator of this module's callers; what it holds is valid until the next turn is asked for. */
export function generator(): TurnGenerator {
  return (shared ??= new TurnGenerator());
}

/** The steps of a way, told in order on the board on which the turn begins; the board is left as it was. */
function toPlay(board: TurnBoard, way: Way): Play {
  const steps: Step[] = [];
  for (const { from, die } of way.steps) {
    steps.push(describeStep(board, from, die));
    board.step(from, landing(from, die));
  }
  for (const { from, die } of way.steps.toReversed()) board.step(landing(from, die), from);
  return steps;
}

/** Whether `other` makes the same two steps, the one from further back first. It can be printed in every way that `way` can. */
function isBetterOrder(way: Way, other: Way): boolean {
  const [first, second, third] = way.steps;
  if (!first || !second || third || first.from >= second.from || other.pins !== way.pins) return false;
  const [otherFirst, otherSecond] = other.steps;
  return otherFirst?.from === second.from && otherFirst.die === second.die && otherSecond?.from === first.from;
}

/** The way to position `index` of the last run that is printed, and how (RULES 7): fewest pins, then the best writing. */
export function bestPlay(turns: TurnGenerator, position: Position, index: number): { play: Play; writing: Writing } {
  const ways = turns.ways(index);
  const pins = ways.reduce((fewest, way) => Math.min(fewest, way.pins), Infinity);
  let best: { play: Play; writing: Writing } | undefined;
  for (const way of ways) {
    if (way.pins !== pins || ways.some((other) => isBetterOrder(way, other))) continue;
    const play = toPlay(turns.board, way);
    const writing = writePlay(position, play);
    if (!best || compareWritings(writing, best.writing) < 0) best = { play, writing };
  }
  if (!best) throw new RangeError(`no position ${index} in this run`);
  return best;
}

/** Every turn of the generator's last run, which kept every way, in printed order. */
export function turnsFound(turns: TurnGenerator, position: Position): readonly WrittenTurn[] {
  return Array.from({ length: turns.findings.count }, (_, index) => bestPlay(turns, position, index))
    .sort((a, b) => comparePrinted(a.writing, b.writing))
    .map(({ play, writing }) => ({ play, text: writing.text }));
}

/**
 * Every legal turn, one for each position it can lead to, in printed order, `pass` last (RULES 3 and 7). With no legal
 * step the one turn is a pass; in a game that is over there is none.
 */
export function writtenTurns(rules: RuleSet, position: Position, roll: Roll): readonly WrittenTurn[] {
  if (outcome(rules, position)) return [];
  const turns = generator();
  turns.run(rules, position, roll, true);
  return turnsFound(turns, position);
}

/** The plays of `writtenTurns`, in the same order. */
export function legalPlays(rules: RuleSet, position: Position, roll: Roll): readonly Play[] {
  return writtenTurns(rules, position, roll).map(({ play }) => play);
}

/** How many different positions the roll can lead to; a pass counts one, a game that is over none. */
export function countPlays(rules: RuleSet, position: Position, roll: Roll): number {
  return outcome(rules, position) ? 0 : generator().run(rules, position, roll);
}

function put(points: (Stack | null)[], point: number, stack: Stack | null): void {
  points[point - 1] = stack;
}

/** The board after one step of `side`, which must be legal there. */
export function applyStep(board: Board, side: Setup['turn'], { from, to, pins, frees }: Step): Board {
  const points = board.points.slice();
  const origin = points[from - 1];
  if (origin?.side !== side) throw new RangeError(`no checker of ${side} on ${from}`);
  if (origin.count > 1) put(points, from, { ...origin, count: origin.count - 1 });
  else put(points, from, frees ? { side: opponent(side), count: 1, pinning: false } : null);
  if (to === 'off') return { points, off: { ...board.off, [side]: board.off[side] + 1 } };
  const target = points[to - 1];
  put(points, to, pins || !target ? { side, count: 1, pinning: pins } : { ...target, count: target.count + 1 });
  return { points, off: board.off };
}

/** The position after a whole turn, the other side to move. The play must be legal in `position`; nothing is changed in place. */
export function applyPlay(position: Position, play: Play): Position {
  const board = play.reduce((now, step) => applyStep(now, position.turn, step), position.board);
  return { board, turn: opponent(position.turn) } as Position;
}
