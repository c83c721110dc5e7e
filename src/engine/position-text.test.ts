import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSetup, formatPosition, parsePosition, pipCount, startPosition } from './index.ts';
import type { SetupFault } from './index.ts';

/** RULES 7: each text is read, and written as the canonical one. */
const READ_AND_WRITTEN: readonly (readonly [rule: string, text: string, canonical: string])[] = [
  ['the start', 'w 24:w15 1:b15', 'w 24:w15 1:b15'],
  ['points in any order', 'b 1:b10 5:b4 10:w 13:w5 15:w/b 24:w8', 'b 24:w8 15:w/b 13:w5 10:w 5:b4 1:b10'],
  ['off anywhere after the side', 'w off:b2w6 24:b13 6:w9', 'w 24:b13 6:w9 off:w6b2'],
  ['either side first in off', 'w 24:b13 6:w9 off:w6b2', 'w 24:b13 6:w9 off:w6b2'],
  ['a written count of one', 'w 24:w14 23:w1 2:b1 1:b13 off:b1', 'w 24:w14 23:w 2:b 1:b13 off:b'],
  ['several on top of a pinned one', 'w 24:w12 15:w3/b 1:b14', 'w 24:w12 15:w3/b 1:b14'],
  ['one on top, its count written', 'w 24:w14 15:w1/b 1:b14', 'w 24:w14 15:w/b 1:b14'],
  ['runs of spaces', 'w   24:w15  1:b15', 'w 24:w15 1:b15'],
  ['underscores, as in links', 'w_24:w15__1:b15', 'w 24:w15 1:b15'],
  ['one side wholly off', 'b 24:b15 off:w15', 'b 24:b15 off:w15'],
  ['what play cannot reach', 'w 24:b14 6:w14 1:b/w', 'w 24:b14 6:w14 1:b/w'],
];

for (const [rule, text, canonical] of READ_AND_WRITTEN) {
  test(`a position text may have ${rule}`, () => {
    const read = parsePosition(text);
    assert.ok(read.ok);
    assert.equal(formatPosition(read.value), canonical);
    const link = parsePosition(canonical.replaceAll(' ', '_'));
    assert.ok(link.ok);
    assert.deepEqual(link.value, read.value);
  });
}

const white = (found: number): SetupFault => ({ code: 'wrong-total', side: 'white', found });
const black = (found: number): SetupFault => ({ code: 'wrong-total', side: 'black', found });

/** RULES 7: what is refused, with all that is wrong, in order: tokens from left to right, then White's total, then Black's. */
const REFUSED: readonly (readonly [rule: string, text: string, faults: readonly SetupFault[]])[] = [
  ['nothing at all', '', [{ code: 'bad-token', at: 0, token: '' }, white(0), black(0)]],
  ['a side that is none', 'x 24:w15 1:b15', [{ code: 'bad-token', at: 0, token: 'x' }]],
  ['a side in capitals', 'W 24:w15 1:b15', [{ code: 'bad-token', at: 0, token: 'W' }]],
  ['the side twice', 'w w 24:w15 1:b15', [{ code: 'bad-token', at: 2, token: 'w' }]],
  ['the side only', 'w', [white(0), black(0)]],
  ['a point above 24', 'w 25:w 24:w15 1:b15', [{ code: 'bad-point', at: 2, token: '25:w' }]],
  ['a point 0', 'w 0:w 24:w15 1:b15', [{ code: 'bad-point', at: 2, token: '0:w' }]],
  ['a point twice', 'w 24:w15 24:b 1:b15', [{ code: 'bad-point', at: 9, token: '24:b' }]],
  ['a side pinned under itself', 'w 24:w15 15:w/w 1:b15', [{ code: 'bad-mixture', at: 9, token: '15:w/w' }]],
  ['a number after the slash', 'w 24:w15 15:w/b2 1:b15', [{ code: 'bad-token', at: 9, token: '15:w/b2' }]],
  ['a count of 0', 'w 24:w15 15:w0 1:b15', [{ code: 'bad-token', at: 9, token: '15:w0' }]],
  ['a count of 16', 'w 24:w16 1:b15', [{ code: 'bad-token', at: 2, token: '24:w16' }, white(0)]],
  ['a count with a leading zero', 'w 24:w015 1:b15', [{ code: 'bad-token', at: 2, token: '24:w015' }, white(0)]],
  ['an unknown colour', 'w 24:w15 15:g 1:b15', [{ code: 'bad-token', at: 9, token: '15:g' }]],
  ['a negative point', 'w 24:w15 -1:w 1:b15', [{ code: 'bad-token', at: 9, token: '-1:w' }]],
  ['an empty off', 'w 24:w15 1:b15 off:', [{ code: 'bad-token', at: 15, token: 'off:' }]],
  ['off twice', 'w 24:w14 1:b14 off:w off:b', [{ code: 'bad-token', at: 21, token: 'off:b' }, black(14)]],
  ['a colour twice in off', 'w 24:w13 1:b15 off:ww', [{ code: 'bad-token', at: 15, token: 'off:ww' }, white(13)]],
  ['a checker too few', 'w 24:w14 1:b15', [white(14)]],
  ['a checker too many', 'w 24:w15 23:w 1:b15', [white(16)]],
  ['both totals wrong, White first', 'b 24:w14 1:b14', [white(14), black(14)]],
  ['a pinned checker that was not counted', 'w 24:w14 15:w/b 1:b15', [black(16)]],
  ['both sides wholly off', 'w off:w15b15', [white(15), black(15)]],
  [
    'everything at once, in order',
    'w 24:w14 30:w 15:b/b 9:? 1:b15 1:b',
    [
      { code: 'bad-point', at: 9, token: '30:w' },
      { code: 'bad-mixture', at: 14, token: '15:b/b' },
      { code: 'bad-token', at: 21, token: '9:?' },
      { code: 'bad-point', at: 31, token: '1:b' },
      white(14),
    ],
  ],
];

for (const [rule, text, faults] of REFUSED) {
  test(`a position text is refused for ${rule}`, () => {
    assert.deepEqual(parsePosition(text), { ok: false, faults });
  });
}

test('a setup is a position when each side has fifteen', () => {
  const start = startPosition('white');
  assert.ok(checkSetup(start).ok);
  const short = { ...start, board: { ...start.board, off: { white: 1, black: 0 } } };
  assert.deepEqual(checkSetup(short), { ok: false, faults: [white(16)] });
});

/** RULES 1: own numbers, pinned checkers included, nothing for what is off. */
const PIPS: readonly (readonly [text: string, white: number, black: number])[] = [
  ['w 24:w15 1:b15', 360, 360],
  ['w 24:w14 15:w/b 1:b14', 351, 346],
  ['b 24:b15 off:w15', 0, 15],
  ['w 24:b14 6:w14 1:b/w', 85, 38],
];

for (const [text, ofWhite, ofBlack] of PIPS) {
  test(`pips of ${text}`, () => {
    const read = parsePosition(text);
    assert.ok(read.ok);
    assert.deepEqual([pipCount(read.value, 'white'), pipCount(read.value, 'black')], [ofWhite, ofBlack]);
  });
}

test('a setup made by a program is refused for a stack of no checkers, of part of one, or on a board of another size', () => {
  const { board } = startPosition('white');
  const one = { side: 'white', count: 1, pinning: false } as const;
  const cases = [
    board.points.with(5, { ...one, count: 0 }),
    board.points.with(23, { ...one, count: 14.5 }).with(5, { ...one, count: 0.5 }),
    board.points.with(5, { ...one, side: 'red' as 'white' }),
    [...board.points, null],
  ];
  for (const points of cases) {
    const result = checkSetup({ board: { ...board, points }, turn: 'white' });
    assert.equal(result.ok ? undefined : result.faults[0].code, 'bad-token');
  }
  assert.equal(checkSetup({ board, turn: 'red' as 'white' }).ok, false);
  const owed = { points: board.points.with(23, { ...one, count: 16 }), off: { white: -1, black: 0 } };
  assert.equal(checkSetup({ board: owed, turn: 'white' }).ok, false);
});

test('a checked position is a copy: what becomes of the setup afterwards does not change it', () => {
  const { board } = startPosition('white');
  const points = [...board.points];
  const result = checkSetup({ board: { points, off: { white: 0, black: 0 } }, turn: 'white' });
  assert.ok(result.ok);
  points[23] = null;
  assert.equal(pipCount(result.value, 'white'), 360);
});
