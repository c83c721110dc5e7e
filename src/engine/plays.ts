import { opponent, ownNumber } from './board.ts';
import { TurnGenerator } from './generator.ts';
import { outcome } from './outcome.ts';
import type { Way } from './findings.ts';
import { describeStep, landing, type TurnBoard } from './steps.ts';
import { comparePrinted, compareWritings, writePlay, type Writing } from './writing.ts';
import type { RuleSet } from './ruleset.ts';
import type { Board, Play, Position, Roll, Setup, Side, Stack, Step } from './types.ts';

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

/** Between two ways that are printed alike: the one whose steps are told from the furthest checker on. */
function compareOrder(a: Play, b: Play, side: Side): number {
  const differing = a.findIndex((step, index) => step.from !== b[index]?.from);
  const [first, second] = [a[differing], b[differing]];
  return first && second ? ownNumber(side, second.from) - ownNumber(side, first.from) : 0;
}

/** The way to position `index` of the last run that is printed, and how (RULES 7): fewest pins, then the best writing. */
export function bestPlay(turns: TurnGenerator, position: Position, index: number): { play: Play; writing: Writing } {
  const ways = turns.ways(index);
  const pins = ways.reduce((fewest, way) => Math.min(fewest, way.pins), Infinity);
  let best: { play: Play; writing: Writing } | undefined;
  for (const way of ways) {
    if (way.pins !== pins) continue;
    const play = toPlay(turns.board, way);
    const writing = writePlay(position, play);
    const better = best ? compareWritings(writing, best.writing) || compareOrder(play, best.play, position.turn) : -1;
    if (better < 0) best = { play, writing };
  }
  if (!best) throw new RangeError(`no position ${index} in this run`);
  return best;
}

/**
 * Every legal turn, one for each position it can lead to, in printed order, `pass` last (RULES 3 and 7). With no legal
 * step the one turn is a pass; in a game that is over there is none.
 */
export function writtenTurns(rules: RuleSet, position: Position, roll: Roll): readonly WrittenTurn[] {
  if (outcome(rules, position)) return [];
  const turns = generator();
  const count = turns.run(rules, position, roll, true);
  return Array.from({ length: count }, (_, index) => bestPlay(turns, position, index))
    .sort((a, b) => comparePrinted(a.writing, b.writing))
    .map(({ play, writing }) => ({ play, text: writing.text }));
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
