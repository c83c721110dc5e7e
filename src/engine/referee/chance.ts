/** Seeded chance, the same on every machine, and the positions it makes. */
import { applyPlay, legalPlays, outcome, parsePosition, pointOf, startPosition } from '../index.ts';
import type { Die, Position, Roll, RuleSet } from '../index.ts';
import { ALL_POINTS, count, enemyOf, turned, type Letter } from './table.ts';

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  roll(): Roll {
    return [(this.below(6) + 1) as Die, (this.below(6) + 1) as Die];
  }
}

/** The positions of one game of random turns, the last of them over. */
export function randomGame(chance: Chance, rules: RuleSet): Position[] {
  const positions = [startPosition(chance.pick(['white', 'black']))];
  for (let position = positions.at(-1); position && !outcome(rules, position); position = positions.at(-1)) {
    positions.push(applyPlay(position, chance.pick(legalPlays(rules, position, chance.roll()))));
  }
  return positions;
}

/** Checkers put down at random: where each colour may stand, in own numbers, and how many points it may hold. */
interface Placement {
  readonly within: number;
  readonly points: number;
  readonly pinsPercent: number;
  readonly off: number;
}

/**
 * Puts 15 checkers of each colour down, most of them in few places, some of them pinned: every lone checker of the
 * colour put down first may be covered.
 */
export function placedPosition(chance: Chance, white: Placement, black: Placement): Position {
  const plans = { w: white, b: black };
  const stacks = new Map<number, string>();
  const off = { w: 0, b: 0 };
  const order = chance.pick<readonly [Letter, Letter]>([
    ['w', 'b'],
    ['b', 'w'],
  ]);
  for (const letter of order) {
    const { within, points, pinsPercent, off: most } = plans[letter];
    off[letter] = chance.below(most + 1);
    const places: number[] = [];
    for (let left = 15 - off[letter]; left > 0;) {
      const known = places.length >= points && chance.chance(90);
      const place = known ? chance.pick(places) : turned(letter, 1 + chance.below(within));
      const stack = stacks.get(place) ?? '';
      const enemy = enemyOf(letter);
      if (stack === '' || stack.endsWith(letter) || (stack === enemy && chance.chance(pinsPercent))) {
        stacks.set(place, stack + letter);
        if (!places.includes(place)) places.push(place);
        left -= 1;
      } else if (places.length === 0 && chance.chance(10)) {
        return placedPosition(chance, white, black);
      }
    }
  }
  return fromStacks(stacks, off, chance.pick(['w', 'b']));
}

/** A position of stacks written bottom first, by point. */
export function fromStacks(stacks: ReadonlyMap<number, string>, off: Record<Letter, number>, turn: Letter): Position {
  const words: string[] = [turn];
  for (const [point, stack] of stacks) {
    const top = stack.endsWith('w') ? 'w' : 'b';
    const onTop = count(stack, top);
    words.push(`${point}:${top}${onTop}${onTop < stack.length ? `/${stack.charAt(0)}` : ''}`);
  }
  const tray = (['w', 'b'] as const).filter((letter) => off[letter] > 0).map((letter) => `${letter}${off[letter]}`);
  if (tray.length > 0) words.push(`off:${tray.join('')}`);
  const read = parsePosition(words.join(' '));
  if (!read.ok) throw new Error(`not a position: ${words.join(' ')}`);
  return read.value;
}

/** A bear-off of both, with pins in the homes. */
function bearOffPosition(chance: Chance): Position {
  const home = { within: chance.pick([6, 6, 6, 7, 8]), points: 1 + chance.below(6), pinsPercent: 90, off: 14 };
  const across = { within: 24, points: 2 + chance.below(6), pinsPercent: 90, off: 12 };
  return chance.chance(50) ? placedPosition(chance, home, across) : placedPosition(chance, across, home);
}

/** A game near the end of a mother: a lone checker left on a start, an enemy on it or near it. */
function motherPosition(chance: Chance): Position {
  const rest = (): Placement => ({ within: 24, points: 2 + chance.below(5), pinsPercent: 95, off: 3 });
  for (;;) {
    const position = placedPosition(chance, rest(), rest());
    const lone = (['white', 'black'] as const).some((side) => {
      const stack = position.board.points[pointOf(side, 24) - 1];
      return stack && stack.count <= 2 && (stack.pinning || stack.side === side);
    });
    if (lone) return position;
  }
}

/** A few checkers behind a wall of doors with gaps, the others past it or off: most dice have no step. */
function hemmedInPosition(chance: Chance): Position {
  const letter = chance.pick<Letter>(['w', 'b']);
  const enemy = enemyOf(letter);
  const back = 8 + chance.below(17);
  const behind = 1 + chance.below(3);
  const past = chance.chance(50) ? 15 - behind : 0;
  const doors = [1, 2, 3, 4, 5, 6].filter(() => chance.chance(80)).map((distance) => back - distance);
  const stacks = new Map(doors.map((own) => [turned(letter, own), enemy.repeat(2)]));
  stacks.set(turned(letter, back), letter.repeat(behind));
  if (past > 0) stacks.set(turned(letter, 1), letter.repeat(past));
  const rest = chance.pick(ALL_POINTS.filter((point) => !stacks.has(point)));
  stacks.set(rest, enemy.repeat(15 - 2 * doors.length));
  const off = { w: 0, b: 0, [letter]: 15 - behind - past };
  return fromStacks(stacks, off, chance.chance(80) ? letter : enemy);
}

/** A kind of position for every need: scattered, full of pins, hemmed in, bearing off, a mother at stake. */
function anyPlacement(chance: Chance): Position {
  const wide = (points: number, pinsPercent: number): Placement => ({ within: 24, points, pinsPercent, off: 2 });
  switch (chance.below(5)) {
    case 0:
      return placedPosition(chance, wide(8, 50), wide(8, 50));
    case 1:
      return placedPosition(chance, wide(9, 100), wide(9, 100));
    case 2:
      return hemmedInPosition(chance);
    case 3:
      return bearOffPosition(chance);
    default:
      return motherPosition(chance);
  }
}

/** Positions without end: a third of them from games of random turns, the others put down. */
export function* positions(chance: Chance, rules: RuleSet): Generator<Position, never> {
  for (;;) {
    for (const position of randomGame(chance, rules)) {
      yield position;
      yield anyPlacement(chance);
      yield anyPlacement(chance);
    }
  }
}
