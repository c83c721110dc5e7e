/** Anything that can be written down, for fast-check: positions, texts of near misses, example files. */
import * as fc from 'fast-check';
import {
  formatPlay,
  formatPosition,
  formatRoll,
  legalPlays,
  pipCount,
  PLAY_FAULT_CODES,
  POINTS,
  RULE_FIELDS,
  RULE_SET_IDS,
  RULE_SETS,
  SIDES,
} from '../index.ts';
import type { Die, Position, Roll } from '../index.ts';
import { fromStacks } from './chance.ts';
import { enemyOf, type Letter } from './table.ts';

const die = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<Die>;

export const roll: fc.Arbitrary<Roll> = fc.tuple(die, die);

/** Where fifteen checkers would like to be; 0 is off. */
const wishes = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 15, maxLength: 15 });

/** Puts a checker on the first point from its wish on where it may stand, pinning if it may. */
function put(stacks: Map<number, string>, letter: Letter, wish: number): void {
  for (let point = wish; ; point = (point % 24) + 1) {
    const stack = stacks.get(point) ?? '';
    if (stack !== '' && !stack.endsWith(letter) && stack !== enemyOf(letter)) continue;
    stacks.set(point, stack + letter);
    return;
  }
}

/** Any position that is one, reachable or not. */
export const position: fc.Arbitrary<Position> = fc
  .record({
    turn: fc.constantFrom<Letter>('w', 'b'),
    first: fc.constantFrom<Letter>('w', 'b'),
    one: wishes,
    two: wishes,
  })
  .filter(({ one, two }) => [...one, ...two].some((wish) => wish > 0))
  .map(({ turn, first, one, two }) => {
    const stacks = new Map<number, string>();
    for (const wish of one) if (wish > 0) put(stacks, first, wish);
    for (const wish of two) if (wish > 0) put(stacks, enemyOf(first), wish);
    const off = { w: 0, b: 0 };
    off[first] = one.filter((wish) => wish === 0).length;
    off[enemyOf(first)] = two.filter((wish) => wish === 0).length;
    return fromStacks(stacks, off, turn);
  });

/** Texts made of the pieces of a notation, in any order, most of them wrong. */
export function piecesOf(...pieces: string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((list) => list.join(''));
}

const rules = fc
  .tuple(fc.constantFrom(...RULE_SET_IDS), fc.option(fc.constantFrom(...RULE_FIELDS.bearOff), { nil: undefined }))
  .map(([id, bearOff]) => ({ id, bearOff }));

/** The canonical text of a turn that is legal in the position, or `pass`. */
function someTurn(from: Position, dice: Roll, which: number): string {
  const plays = legalPlays(RULE_SETS.plakoto, from, dice);
  const play = plays[which % Math.max(1, plays.length)];
  return play ? formatPlay(from, play) : 'pass';
}

/** Example files in canonical form. Their turns need not follow from each other: that is for the replay to say. */
export const exampleText: fc.Arbitrary<string> = fc
  .record({
    rules,
    view: fc.constantFrom(...SIDES),
    from: position,
    shows: fc.array(fc.constantFrom('pin', 'use-both', 'mother', 'bear-off'), { maxLength: 3 }),
    statements: fc.array(
      fc.record({
        kind: fc.constantFrom('turn', 'not', 'pips', 'legal', 'mark', 'result', 'draw'),
        roll,
        which: fc.nat(99),
        because: fc.constantFrom(...PLAY_FAULT_CODES),
        points: fc.uniqueArray(fc.constantFrom(...POINTS), { minLength: 1, maxLength: 4 }),
        winner: fc.constantFrom(...SIDES),
        result: fc.constantFrom('1 by borne-off', '2 by borne-off', '2 by mother'),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ rules: { id, bearOff }, view, from, shows, statements }) => {
    const changed = bearOff !== undefined && bearOff !== RULE_SETS[id].bearOff ? ` bearOff=${bearOff}` : '';
    const lines = [`rules ${id}${changed}`, `view  ${view}`, `from  ${formatPosition(from)}`];
    if (shows.length > 0) lines.push(`shows ${shows.join(' ')}`);
    for (const { kind, roll: dice, which, because, points, winner, result } of statements) {
      const turn = `${formatRoll(dice)}: ${someTurn(from, dice, which)}`;
      if (kind === 'turn') lines.push(`turn  ${turn}`);
      if (kind === 'not') lines.push(`not   ${turn} because ${because}`);
      if (kind === 'pips') lines.push(`pips  ${pipCount(from, 'white')} ${pipCount(from, 'black')}`);
      if (kind === 'legal') lines.push(`legal ${formatRoll(dice)}: ${which}`);
      if (kind === 'mark') lines.push(`mark  ${points.join(' ')}`);
      if (kind === 'result') lines.push(`result ${winner} ${result}`);
      if (kind === 'draw') lines.push('result draw');
    }
    return `${lines.join('\n')}\n`;
  });
