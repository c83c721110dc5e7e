import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { parsePosition } from '../engine/position-text.ts';
import { RULE_SET_IDS } from '../engine/rulesets.ts';
import { DICE, type Position } from '../engine/types.ts';
import { BOARD_PARTS, formatBoardAddress, parseBoardAddress, type BoardAddress } from './board-address.ts';

const SEED = 7;

function position(text: string): Position {
  const parsed = parsePosition(text);
  assert.ok(parsed.ok, text);
  return parsed.value;
}

const START = position('w 24:w15 1:b15');
const PINNED = position('b 24:w8 15:w/b 13:w5 10:w 5:b4 1:b10');
const OFF = position('w 24:b2 23:b2 22:b2 21:b3 20:b3 19:b3 6:w2 5:w2 4:w2 3:w 2:w 1:w off:w6');

test('a board has the address that the documents promise', () => {
  const board: BoardAddress = { rules: 'plakoto', position: START, roll: [5, 6], play: '24/18 24/19' };
  assert.equal(formatBoardAddress(board), 'rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/19');
  assert.equal(formatBoardAddress({ rules: 'tapa-tabla', position: START }), 'rules=tapa-tabla&at=w_24:w15_1:b15');
});

test('what leaves a program as an address comes back from the hash of a URL, sign for sign', () => {
  const plays = [
    '24/18 24/19',
    '20/15*/12',
    '13/7* 13/7',
    '6/off(2) 5/off',
    'pass',
    '100 % & more = <img src=x onerror=alert(1)> "\'`#?+\\ é 24→18 🎲',
    '%zz %2A',
  ];
  for (const rules of RULE_SET_IDS) {
    for (const at of [START, PINNED, OFF]) {
      for (const play of plays) {
        const board: BoardAddress = { rules, position: at, roll: [6, 5], play };
        const url = new URL(`https://plakoto.example/bg/board/#${formatBoardAddress(board)}`);
        const { texts } = parseBoardAddress(url.hash);
        assert.equal(texts.play, play);
        assert.doesNotMatch(url.hash, /[ "'`<>()*!~\\]/);
      }
    }
  }
});

test('parsing an address gives the board that it was made of', () => {
  const boards = fc.record({
    rules: fc.constantFrom(...RULE_SET_IDS),
    position: fc.constantFrom(START, PINNED, OFF),
    roll: fc.tuple(fc.constantFrom(...DICE), fc.constantFrom(...DICE)),
    play: fc.constantFrom('24/18 24/19', '20/15*/12', '6/off(2)', 'pass', '13/7 13/7*'),
  });
  fc.assert(
    fc.property(boards, (board) => {
      const [higher, lower] = [...board.roll].sort((a, b) => b - a);
      const read = parseBoardAddress(new URL(`https://x.example/#${formatBoardAddress(board)}`).hash);
      assert.deepEqual(read.ok && read.value, { ...board, roll: [higher, lower] });
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('what separates moves is one blank in an address, so that no readable play makes it too long', () => {
  const gap = ' '.repeat(700);
  for (const play of [`24/18${gap}24/19`, ' 24/18  24/19 ', '24/18_24/19', `_24/18${'_ '.repeat(700)}24/19_`]) {
    const code = formatBoardAddress({ rules: 'plakoto', position: START, roll: [6, 5], play });
    assert.equal(code, 'rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/19');
  }
  // What the engine reads as no separator stays where it is, or the page would judge what was refused as unreadable.
  for (const play of ['24/18\t24/19', '\t24/18', '24/18\n', '24/18\u00a024/19']) {
    const code = formatBoardAddress({ rules: 'plakoto', position: START, roll: [6, 5], play });
    assert.equal(parseBoardAddress(code).texts.play, play);
  }
});

test('a play without a sign in it is no play', () => {
  for (const play of ['', ' ', '_ _']) {
    const code = formatBoardAddress({ rules: 'plakoto', position: START, roll: [6, 5], play });
    assert.equal(code, 'rules=plakoto&at=w_24:w15_1:b15&roll=65');
  }
});

test('any text of a play survives, but for half a surrogate pair and the number of blanks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 150 }), (play) => {
      const hash = new URL(
        `https://x.example/#${formatBoardAddress({ rules: 'tapa', position: START, roll: [6, 5], play })}`,
      ).hash;
      const kept = play.toWellFormed().split(/[ _]+/).filter(Boolean).join(' ');
      assert.equal(parseBoardAddress(hash).texts.play ?? '', kept);
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('what is not said is the usual: Plakoto, the start position, no roll, no play', () => {
  for (const hash of ['', '#', '#rules=&at=&roll=&play=', '#rules=plakoto', '#&&']) {
    const read = parseBoardAddress(hash);
    assert.deepEqual(read.ok && read.value, { rules: 'plakoto', position: START }, hash);
  }
});

test('blanks may be written as _, + or %20', () => {
  for (const blank of ['_', '+', '%20', '__']) {
    const read = parseBoardAddress(`#at=w${blank}24:w15${blank}1:b15&roll=6-5&play=24/18${blank}24/19`);
    assert.ok(read.ok, blank);
    assert.deepEqual(read.value.position, START);
  }
});

test('a fault says in which part it is and where, and what was typed is kept', () => {
  const cases = [
    ['rules=__proto__', [{ part: 'rules', fault: { code: 'bad-rules', found: '__proto__' } }]],
    ['at=w_24:w14_1:b15', [{ part: 'at', fault: { code: 'wrong-total', side: 'white', found: 14 } }]],
    [
      'at=w_24:x15_1:b15',
      [
        { part: 'at', fault: { code: 'bad-token', at: 2, token: '24:x15' } },
        { part: 'at', fault: { code: 'wrong-total', side: 'white', found: 0 } },
      ],
    ],
    ['roll=77', [{ part: 'roll', fault: { code: 'bad-roll', found: '77' } }]],
    ['roll=65&play=24/18_x', [{ part: 'play', fault: { code: 'bad-play', at: 6, text: '24/18 x' } }]],
    ['play=24/18', [{ part: 'roll', fault: { code: 'roll-missing' } }]],
    ['rules=tapa&colour=red', [{ part: null, fault: { code: 'part-unknown', at: 11, found: 'colour' } }]],
    ['__proto__=1', [{ part: null, fault: { code: 'part-unknown', at: 0, found: '__proto__' } }]],
    ['roll=65&roll=66', [{ part: 'roll', fault: { code: 'part-twice', at: 8, found: '66' } }]],
    ['roll=65&play=24%zz', [{ part: 'play', fault: { code: 'bad-escape', at: 15, found: '%' } }]],
    ['at=w%C3%A9%ff', [{ part: 'at', fault: { code: 'bad-escape', at: 4, found: '%C3%A9%ff' } }]],
  ] as const;
  for (const [hash, faults] of cases) {
    const read = parseBoardAddress(`#${hash}`);
    assert.deepEqual(read.ok || read.faults, faults, hash);
    for (const part of BOARD_PARTS) {
      const typed = new RegExp(`(?:^|&)${part}=([^&]*)`).exec(hash)?.[1];
      const kept = read.texts[part];
      if (typed !== undefined && !typed.includes('%')) {
        assert.equal(kept, part === 'rules' ? typed : typed.replaceAll('_', ' '), hash);
      }
      if (typed?.includes('%')) assert.equal(kept, typed, hash);
    }
  }
});

test('an address longer than any board is refused at once, with what its parts hold', () => {
  const read = parseBoardAddress(`#rules=tapa&roll=65&play=${'24/18_'.repeat(100_000)}`);
  assert.ok(!read.ok);
  assert.deepEqual(
    read.faults.map(({ fault }) => fault.code),
    ['too-long'],
  );
  assert.equal(read.texts.rules, 'tapa');
  assert.ok((read.texts.play?.length ?? 0) > 1000);
});

test('500 damaged addresses are read or refused, never thrown at', () => {
  const whole = 'rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/19';
  const damage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .tuple(fc.nat(whole.length), fc.nat(10), fc.string({ unit: 'binary', maxLength: 6 }))
      .map(([at, length, text]) => whole.slice(0, at) + text + whole.slice(at + length)),
    fc.constantFrom('%00', '%', '%E0%A4%A', '\uD800', '=&=&=', 'at', 'rules=constructor', 'at=<img onerror=x>'),
  );
  fc.assert(
    fc.property(damage, (hash) => {
      const read = parseBoardAddress(hash);
      assert.ok(read.ok || read.faults.length > 0);
    }),
    { numRuns: 500, seed: SEED },
  );
});
