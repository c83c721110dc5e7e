/** Turns as people write them, right and wrong, for one position. */
import { DICE } from '../index.ts';
import type { Place, Point, WrittenLanding, WrittenMove, WrittenPlay } from '../index.ts';
import type { Chance } from './chance.ts';
import type { Line, Moving } from './lines.ts';
import { ALL_POINTS, asPoint, held, turned, type Letter } from './table.ts';
import type { Situation } from './turns.ts';

function place(letter: Letter, own: number): Place {
  return own <= 0 ? 'off' : asPoint(turned(letter, Math.min(24, own)));
}

/** A landing with its mark; now and then without any claim about it, more rarely with a wrong one. */
function landing(chance: Chance, to: Place, star: boolean): WrittenLanding {
  if (to === 'off' || chance.chance(8)) return { to };
  return { to, pins: chance.chance(4) ? !star : star };
}

/** A move that was made, with the pins on its way named or left out, in one piece or in two. */
function tell(chance: Chance, letter: Letter, move: Moving): WrittenMove[] {
  const from = asPoint(turned(letter, move.from));
  const last = landing(chance, place(letter, move.at), move.star);
  const passed = move.passed.filter(() => chance.chance(60)).map((own) => landing(chance, place(letter, own), true));
  const [first, ...rest] = [...passed, last];
  const [second, ...others] = rest;
  if (second && first.to !== 'off' && chance.chance(30)) {
    return [
      { from, landings: [first] },
      { from: first.to, landings: [second, ...others] },
    ];
  }
  return [{ from, landings: [first, ...rest] }];
}

/** A move that may be anything: some distance from where a checker stands, or from anywhere. */
function anyMove(chance: Chance, { table, letter, roll }: Situation): WrittenMove {
  const standing = ALL_POINTS.filter((point) => held(table, letter, point) > 0);
  const from = chance.pick(chance.chance(90) && standing.length > 0 ? standing : ALL_POINTS);
  const [one, two] = roll;
  const distance = chance.pick([one, two, one, two, one + two, one * 3, chance.pick(DICE), -chance.pick(DICE), 0]);
  const own = turned(letter, from);
  const to = place(letter, chance.chance(own <= 6 ? 50 : 5) ? 0 : own - distance);
  return { from: asPoint(from), landings: [landing(chance, to, chance.chance(15))] };
}

function changed(chance: Chance, situation: Situation, moves: readonly WrittenMove[]): WrittenMove[] {
  const index = chance.below(moves.length + 1);
  const move = moves[index];
  const last = move?.landings.at(-1);
  switch (chance.below(5)) {
    case 0:
      return moves.toSpliced(index, 1);
    case 1:
      return moves.toSpliced(index, 1, anyMove(chance, situation));
    case 2:
      return [...moves, anyMove(chance, situation)];
    case 3:
      if (!move || !last || last.to === 'off') return [...moves];
      return moves.with(index, { from: move.from, landings: [{ ...last, to: shifted(chance, last.to) }] });
    default:
      return move ? moves.with(index, { ...move, from: shifted(chance, move.from) }) : [...moves];
  }
}

function shifted(chance: Chance, point: Point): Point {
  return asPoint(Math.min(24, Math.max(1, point + chance.pick([-1, 1]))));
}

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  return list.reduce<T[]>((done, item) => done.toSpliced(chance.below(done.length + 1), 0, item), []);
}

/** A written turn: any line of the position, legal as a whole or not, told in some way, and then spoilt or not. */
export function anyAttempt(chance: Chance, situation: Situation, lines: readonly Line[]): WrittenPlay {
  const line = chance.chance(85) && lines.length > 0 ? chance.pick(lines) : undefined;
  const told = line?.moves.flatMap((move) => tell(chance, situation.letter, move));
  let moves = shuffled(chance, told ?? [anyMove(chance, situation), anyMove(chance, situation)]);
  while (chance.chance(40)) moves = changed(chance, situation, moves);
  return moves;
}
