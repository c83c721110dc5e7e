import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import {
  applyPlay,
  formatExample,
  formatPlay,
  formatPosition,
  formatRoll,
  judge,
  legalPlays,
  parseExample,
  parsePlay,
  parsePosition,
  parseRoll,
  RULE_SET_IDS,
  RULE_SETS,
} from './index.ts';
import type { Example } from './index.ts';
import { exampleText, piecesOf, position, roll } from './referee/arbitraries.ts';
import { layOut, letterOf, tableText } from './referee/table.ts';

const SEED = 20263;

test('a position survives being written and read, and its text is the canonical one', () => {
  fc.assert(
    fc.property(position, (given) => {
      const text = formatPosition(given);
      assert.equal(text, tableText(layOut(given), letterOf(given.turn)));
      assert.deepEqual(parsePosition(text), { ok: true, value: given });
    }),
    { numRuns: 4000, seed: SEED },
  );
});

test('the tokens of a position text may stand in any order, apart by any run of spaces and underscores', () => {
  const mixing = { order: fc.array(fc.nat(99), { minLength: 31, maxLength: 31 }), gap: piecesOf(' ', '_') };
  fc.assert(
    fc.property(position, fc.record(mixing), (given, { order, gap }) => {
      const [side = '', ...tokens] = formatPosition(given).split(' ');
      const shuffled = tokens
        .map((token, index) => ({ token, place: order[index] ?? 0 }))
        .toSorted((one, two) => one.place - two.place)
        .map(({ token }) => token);
      assert.deepEqual(parsePosition([side, ...shuffled].join(` ${gap}`)), { ok: true, value: given });
    }),
    { numRuns: 2000, seed: SEED },
  );
});

test('a text made of pieces of position texts is a position, or is refused with places inside it', () => {
  const pieces = piecesOf('w', 'b', ' ', '_', '24:', '1:', '25:', 'w15', 'b15', 'w', '/b', 'off:', '0', 'ß', '\n');
  fc.assert(
    fc.property(pieces, (text) => {
      const read = parsePosition(text);
      if (read.ok) assert.deepEqual(parsePosition(formatPosition(read.value)), read);
      else {
        for (const fault of read.faults) {
          if ('at' in fault) assert.equal(text.slice(fault.at, fault.at + fault.token.length), fault.token);
        }
      }
    }),
    { numRuns: 3000, seed: SEED },
  );
});

test('every legal turn survives being printed, read and judged: the same position, the same text', () => {
  const rules = fc.constantFrom(...RULE_SET_IDS);
  fc.assert(
    fc.property(position, roll, rules, fc.nat(999), (given, dice, id, which) => {
      const plays = legalPlays(RULE_SETS[id], given, dice);
      const play = plays[which % Math.max(1, plays.length)];
      if (!play) return;
      const text = formatPlay(given, play);
      const written = parsePlay(text, given.turn);
      assert.ok(written.ok, text);
      const verdict = judge(RULE_SETS[id], given, dice, written.value);
      assert.ok(verdict.legal, text);
      assert.equal(formatPlay(given, verdict.play), text);
      assert.deepEqual(verdict.after, applyPlay(given, play));
    }),
    { numRuns: 2000, seed: SEED },
  );
});

test('a text made of pieces of turns is read, or is refused with a place inside it, and never judged with a crash', () => {
  const pieces = piecesOf('24', '18', '13', '7', '1', '/', '/', '/', '*', ' ', '_', 'off', 'pass', '(2)', '(0)', 'x');
  fc.assert(
    fc.property(pieces, position, roll, (text, given, dice) => {
      const read = parsePlay(text, given.turn);
      if (read.ok) {
        const verdict = judge(RULE_SETS.plakoto, given, dice, read.value);
        assert.equal(typeof verdict.legal, 'boolean');
        return;
      }
      const [{ at, text: refused }] = read.faults;
      assert.equal(refused, text);
      assert.ok(at >= 0 && at <= text.length);
    }),
    { numRuns: 3000, seed: SEED },
  );
});

test('a roll survives being printed and read, but for the order of its dice', () => {
  fc.assert(
    fc.property(roll, (dice) => {
      const [high, low] = dice.toSorted((one, two) => two - one);
      assert.deepEqual(parseRoll(formatRoll(dice)), { ok: true, value: [high, low] });
    }),
    { numRuns: 200, seed: SEED },
  );
});

/** What an example says, without where in the file it says it. */
function said(example: Example): unknown {
  return JSON.parse(JSON.stringify(example, (key, value: unknown) => (key === 'span' ? undefined : value)));
}

test('an example survives being written and read, also with comments, blank lines and other gaps', () => {
  const untidy = fc.array(fc.constantFrom('', '# a comment', '   '), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(exampleText, untidy, (text, between) => {
      const read = parseExample(text);
      assert.ok(read.ok, JSON.stringify(read));
      assert.equal(formatExample(read.value), text);
      const lines = text.split('\n').map((line, index) => `${between[index] ?? ''}\n${line.replace(/ +/, '   ')}  `);
      const again = parseExample(lines.join('\n'));
      assert.ok(again.ok, JSON.stringify(again));
      assert.deepEqual(said(again.value), said(read.value));
    }),
    { numRuns: 1500, seed: SEED },
  );
});
