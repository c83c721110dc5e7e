import { applyStep, checkSetup, legalSteps, POINTS, RULE_SETS } from '../engine/index.ts';
import type { Die, Position, Roll, Stack } from '../engine/index.ts';
import { ROLLS } from './rolls.ts';

export const DISTANCES: readonly number[] = POINTS;
/** How many doors may stand in the way. */
export const DOORS = [0, 1, 2] as const;
export type Doors = (typeof DOORS)[number];

/** Of the 36 rolls, those that land; and how far ahead of the checker the doors stand, nearest first. */
export interface Reach {
  readonly rolls: number;
  readonly doors: readonly number[];
}

const FROM = 24;

/** One White checker on 24, a lone Black one `distance` points ahead, Black's doors in between, everything else off. */
function position(distance: number, doors: readonly number[]): Position {
  const points = POINTS.map((point): Stack | null => {
    if (point === FROM) return { side: 'white', count: 1, pinning: false };
    if (point === FROM - distance) return { side: 'black', count: 1, pinning: false };
    return doors.includes(FROM - point) ? { side: 'black', count: 2, pinning: false } : null;
  });
  const checked = checkSetup({
    board: { points, off: { white: 14, black: 14 - 2 * doors.length } },
    turn: 'white',
  });
  if (!checked.ok) throw new RangeError(`no position with a checker ${distance} points ahead`);
  return checked.value;
}

/** Whether the checker lands on the lone one with these dice in this order, or with only the first of them. */
function lands(from: Position, [die, ...others]: readonly Die[]): boolean {
  const [step] = die === undefined ? [] : legalSteps(RULE_SETS.plakoto, from, die);
  if (!step || step.to === 'off') return false;
  return step.pins || lands({ ...from, board: applyStep(from.board, 'white', step) }, others);
}

function orders([a, b]: Roll): readonly (readonly Die[])[] {
  if (a === b) return [[a, a, a, a]];
  return [
    [a, b],
    [b, a],
  ];
}

function count(distance: number, doors: readonly number[]): Reach {
  const from = position(distance, doors);
  const landing = ROLLS.filter(({ roll }) => orders(roll).some((dice) => lands(from, dice)));
  return { rolls: landing.reduce((sum, { ways }) => sum + ways, 0), doors };
}

/** Every choice of so many places between the two checkers. */
function* places(distance: number, doors: number, from = 1): Generator<readonly number[]> {
  if (doors === 0) {
    yield [];
    return;
  }
  for (let first = from; first < distance; first += 1) {
    for (const others of places(distance, doors - 1, first + 1)) yield [first, ...others];
  }
}

const known = new Map<string, Reach>();

/**
 * How many of the 36 rolls bring a checker exactly onto a lone enemy checker `distance` points ahead (1 to 24), with one
 * die or with several; other checkers are taken to play what is left. Doors, at most so many, stand in between where they
 * take away most, of equal places the nearest; one that would take away nothing is left out. No two points are 24 apart.
 */
export function reach(distance: number, doors: Doors = 0): Reach {
  if (distance >= FROM) return { rolls: 0, doors: [] };
  const key = `${distance} ${doors}`;
  const kept = known.get(key);
  if (kept) return kept;
  let best = doors === 0 ? count(distance, []) : reach(distance, (doors - 1) as Doors);
  for (const chosen of places(distance, doors)) {
    const found = count(distance, chosen);
    if (found.rolls < best.rolls) best = found;
  }
  known.set(key, best);
  return best;
}
