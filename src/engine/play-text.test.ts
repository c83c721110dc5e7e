import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePlay } from './index.ts';
import type { WrittenPlay } from './index.ts';

/** RULES 7: what a written turn may look like. Points come out as White's numbers, White writing. */
const READABLE: readonly (readonly [rule: string, text: string, moves: WrittenPlay])[] = [
  ['a pass', 'pass', []],
  ['a move', '24/18', [{ from: 24, landings: [{ to: 18, pins: false }] }]],
  ['a bear-off', '6/off', [{ from: 6, landings: [{ to: 'off' }] }]],
  ['a pin', '13/7*', [{ from: 13, landings: [{ to: 7, pins: true }] }]],
  [
    'a chain',
    '20/15*/12',
    [
      {
        from: 20,
        landings: [
          { to: 15, pins: true },
          { to: 12, pins: false },
        ],
      },
    ],
  ],
  [
    'a number of times, taken apart',
    '6/4(2)',
    [
      { from: 6, landings: [{ to: 4, pins: false }] },
      { from: 6, landings: [{ to: 4, pins: false }] },
    ],
  ],
  ['once', '6/4(1)', [{ from: 6, landings: [{ to: 4, pins: false }] }]],
  [
    'moves in any order, apart by spaces or, as in links, by _',
    '6/5_24/23  8/7',
    [
      { from: 6, landings: [{ to: 5, pins: false }] },
      { from: 24, landings: [{ to: 23, pins: false }] },
      { from: 8, landings: [{ to: 7, pins: false }] },
    ],
  ],
  [
    'what cannot be played, for that is not for reading to say',
    '1/24',
    [{ from: 1, landings: [{ to: 24, pins: false }] }],
  ],
];

for (const [rule, text, moves] of READABLE) {
  test(`a written turn may be ${rule}: ${text}`, () => {
    const read = parsePlay(text, 'white');
    assert.ok(read.ok);
    assert.deepEqual(read.value, moves);
  });
}

test('a turn is written in the mover’s own numbers: Black’s 24/21 goes from 1 to 4', () => {
  const read = parsePlay('24/21', 'black');
  assert.ok(read.ok);
  assert.deepEqual(read.value, [{ from: 1, landings: [{ to: 4, pins: false }] }]);
});

/** RULES 7: what cannot be read, and where; `at` is where the part begins that does not fit. */
const UNREADABLE: readonly (readonly [text: string, at: number])[] = [
  ['', 0],
  ['   ', 3],
  ['24//18', 3],
  ['25/20', 0],
  ['0/5', 0],
  ['off/5', 0],
  ['24', 2],
  ['24/', 3],
  ['24/25', 3],
  ['24/0', 3],
  ['024/18', 0],
  ['24/018', 3],
  ['24/18(0)', 5],
  ['24/18()', 5],
  ['24/18(2', 5],
  ['24/18(-1)', 5],
  ['24/18(02)', 5],
  ['24/18(2)(2)', 8],
  ['24/18**', 6],
  ['24*/18', 2],
  ['24 /18', 2],
  ['24/ 18', 3],
  ['24-18', 2],
  ['24/18,24/17', 5],
  ['24/18x', 5],
  ['24/18 x', 6],
  ['24/18 pass', 6],
  ['pass pass', 0],
  ['PASS', 0],
  ['6/of', 2],
  ['6/off/3', 5],
  ['6/off*', 2],
  ['24/18\t24/17', 5],
  ['24/18\n', 5],
];

for (const [text, at] of UNREADABLE) {
  test(`a turn that cannot be read is refused with its place: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(parsePlay(text, 'white'), { ok: false, faults: [{ code: 'bad-play', at, text }] });
  });
}

test('a turn longer than any could be is not read, however it is written', () => {
  assert.equal(parsePlay('24/23(15) '.repeat(4), 'white').ok, true);
  const [moves, landings] = ['24/23(15) '.repeat(5), `24${'/23'.repeat(25)}`].map((text) => parsePlay(text, 'white'));
  assert.deepEqual([moves?.ok, landings?.ok], [false, false]);
});
