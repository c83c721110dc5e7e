/** The printed form of one way to play a turn (RULES 7, "Printing"). */
import type { Moving } from './lines.ts';

export interface Printed {
  readonly text: string;
  readonly moves: readonly Moving[];
  /** How many steps pinned. */
  readonly pins: number;
}

interface Landing {
  readonly to: number;
  readonly star: boolean;
}

function landings(move: Moving): Landing[] {
  return [...move.passed.map((to) => ({ to, star: true })), { to: move.at, star: move.star }];
}

function moveText(move: Moving): string {
  const landed = landings(move).map(({ to, star }) => `/${to === 0 ? 'off' : to}${star ? '*' : ''}`);
  return `${move.from}${landed.join('')}`;
}

/** Origin from high to low, then the landings in turn, high to low, starred first; a move that stops comes before one that goes on. */
function compareMoves(one: Moving, two: Moving): number {
  if (one.from !== two.from) return two.from - one.from;
  const [first, second] = [landings(one), landings(two)];
  for (const [index, landing] of first.entries()) {
    const other = second[index];
    if (!other) return 1;
    if (landing.to !== other.to) return other.to - landing.to;
    if (landing.star !== other.star) return landing.star ? -1 : 1;
  }
  return first.length - second.length;
}

/** Which of two turns stands first: by their first different move; `pass` last. */
export function inOrder(one: readonly Moving[], two: readonly Moving[]): number {
  if (one.length === 0 || two.length === 0) return two.length - one.length;
  for (const [index, move] of one.entries()) {
    const other = two[index];
    if (!other) return 1;
    const difference = compareMoves(move, other);
    if (difference !== 0) return difference;
  }
  return one.length - two.length;
}

export function printed(unordered: readonly Moving[]): Printed {
  const moves = unordered.toSorted(compareMoves);
  const texts = moves.map(moveText);
  const words = texts
    .filter((text, index) => texts.indexOf(text) === index)
    .map((text) => {
      const times = texts.filter((other) => other === text).length;
      return times === 1 ? text : `${text}(${times})`;
    });
  const pins = moves.flatMap(landings).filter(({ star }) => star).length;
  return { text: moves.length === 0 ? 'pass' : words.join(' '), moves, pins };
}
