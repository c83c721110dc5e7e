import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { formatPosition } from '../engine/index.ts';
import { MESSAGES } from '../i18n/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { begin, changed, following, hashOf, PAGE, reduce, START, typed, type Exploring } from './explorer.ts';
import { considered } from './position.ts';
import { tellMistake } from './telling.ts';
import { EXPLORER_WORDS } from '../i18n/explorer/index.ts';

const SEED = 20263;
const OPENING = '#rules=plakoto&at=w_24:w15_1:b15&roll=65';
const CLOSED = '#rules=plakoto&at=w_24:w8_18:b2_13:w7_1:b13&roll=65&play=24/18_24/19';

function open(...hashes: readonly string[]): Exploring {
  const [first = '', ...others] = hashes;
  return others.reduce((state, hash) => reduce(state, { type: 'open', hash }), begin(first));
}

test('an address opens its position, with every legal turn of its roll, in printed order', () => {
  const { looked, isLost, faults } = open(OPENING);
  assert.equal(formatPosition(looked.position), 'w 24:w15 1:b15');
  assert.deepEqual(
    looked.turns.map(({ text }) => text),
    ['24/19 24/18', '24/13'],
  );
  assert.equal(looked.frame.kind, 'start');
  assert.deepEqual([isLost, faults], [false, []]);
  assert.deepEqual(open('').looked.turns, [], 'without a roll nothing is listed');
});

test('a turn in the address is played, or refused with its reason and with what would be legal', () => {
  const played = open(`${OPENING}&play=24/18_24/19`).looked.frame;
  assert.ok(played.kind === 'turn');
  assert.equal(formatPosition(played.position), 'b 24:w13 19:w 18:w 1:b15');
  const refused = open(CLOSED).looked.frame;
  assert.ok(refused.kind === 'refused');
  assert.deepEqual([refused.fault.code, refused.instead.length > 0], ['point-closed', true]);
  assert.equal(formatPosition(refused.position), 'w 24:w8 18:b2 13:w7 1:b13', 'the position is the one before');
});

test('after a legal turn the other side goes on from where it led', () => {
  const { looked } = open(`${OPENING}&play=24/18_24/19`);
  assert.equal(hashOf(following(looked)), '#rules=plakoto&at=b_24:w13_19:w_18:w_1:b15');
});

test('the last address can be gone back to, by the browser or by undoing, and only once', () => {
  const there = open('', OPENING, CLOSED);
  assert.deepEqual(there.past, ['', OPENING]);
  const back = reduce(there, { type: 'open', hash: OPENING });
  assert.deepEqual([back.hash, back.past], [OPENING, ['']]);
  assert.deepEqual(reduce(back, { type: 'open', hash: '' }).past, []);
  assert.deepEqual(reduce(back, { type: 'open', hash: OPENING }).past, [''], 'the same address again is no step');
});

test('a turn under construction is seen on the board as far as it goes, and played by nobody', () => {
  const state = open(OPENING);
  const steps = [
    { from: 24, to: 18 },
    { from: 18, to: 13 },
  ] as const;
  const drafted = reduce(state, { type: 'consider', steps });
  assert.equal(drafted.hash, state.hash);
  const frame = considered(drafted.looked, drafted.draft);
  assert.equal(formatPosition(frame.position), 'b 24:w14 13:w 1:b15');
  assert.equal(considered(drafted.looked, steps.slice(0, 1)).kind, 'refused', 'half a turn is not one yet');
  assert.deepEqual(reduce(drafted, { type: 'open', hash: CLOSED }).draft, []);
});

test('long lists are told in part, and stay as long as they are for turns of the same roll', () => {
  const state = open('#at=w_24:w3_20:w3_17:w3_14:w3_11:w3_1:b15&roll=22');
  assert.ok(state.looked.turns.length > PAGE);
  assert.equal(state.listed, PAGE);
  const more = reduce(state, { type: 'more' });
  assert.equal(more.listed, 2 * PAGE);
  const played = reduce(more, { type: 'open', hash: `${state.hash}&play=24/16` });
  assert.equal(played.listed, 2 * PAGE);
  assert.equal(played.looked.turns, state.looked.turns, 'and are not looked for again');
  assert.equal(reduce(more, { type: 'open', hash: OPENING }).listed, PAGE);
});

test('an address that opens nothing says in which part, keeps what stood there, and shows the start position', () => {
  const table = [
    ['#rules=__proto__', ['rules:bad-rules']],
    ['#rules=tapa&rules=tapa', ['rules:part-twice']],
    ['#at=w_24:w16_1:b15', ['at:bad-token']],
    ['#at=w_24:w14_1:b15', ['at:wrong-total']],
    ['#at=w_24:w15_1:b15&roll=77', ['roll:bad-roll']],
    ['#at=%E0%A4%A', ['at:bad-escape']],
    ['#colour=red', ['null:part-unknown']],
    [`#at=${'9'.repeat(5000)}`, ['null:too-long']],
  ] as const;
  for (const [hash, faults] of table) {
    const state = open(hash);
    assert.deepEqual(
      state.faults.map(({ part, fault }) => `${String(part)}:${fault.code}`),
      faults,
      hash,
    );
    assert.equal(state.isLost, true, hash);
    assert.equal(hashOf(state.looked), hashOf(START), hash);
  }
  assert.equal(open('#at=w_24:w16_1:b15').texts.at, 'w 24:w16 1:b15');
});

test('where only the turn cannot be read, or has no roll, the position is shown all the same', () => {
  const table = [
    [`${OPENING}&play=24//18`, 'play:bad-play', '24//18'],
    [`${OPENING}&play=24/18&play=24/19`, 'play:part-twice', '24/18'],
    ['#rules=tapa&at=w_24:w15_1:b15&play=24/18', 'roll:roll-missing', '24/18'],
  ] as const;
  for (const [hash, fault, text] of table) {
    const { faults, isLost, looked, texts } = open(hash);
    assert.deepEqual(
      faults.map((each) => `${String(each.part)}:${each.fault.code}`),
      [fault],
    );
    assert.deepEqual([isLost, looked.frame.kind, texts.play], [false, 'start', text]);
  }
});

test('what is typed becomes an address, or says what is wrong and stays', () => {
  const { looked } = open(OPENING);
  const asked = typed(looked, 'play', '24/13');
  assert.ok('rules' in asked);
  assert.equal(hashOf(asked), `${OPENING}&play=24/13`);
  const moved = typed(looked, 'at', 'b 24:w15 1:b15');
  assert.ok('rules' in moved);
  assert.equal(hashOf(moved), '#rules=plakoto&at=b_24:w15_1:b15&roll=65');

  const faults = typed(looked, 'at', 'b 24:w15 1:x15');
  assert.ok(!('rules' in faults));
  const refused = reduce(open(OPENING), { type: 'refuse', part: 'at', text: 'b 24:w15 1:x15', faults });
  assert.deepEqual([refused.texts.at, refused.faults, refused.hash], ['b 24:w15 1:x15', faults, OPENING]);
  assert.deepEqual(typed(START, 'play', '24/13'), [{ part: 'roll', fault: { code: 'roll-missing' } }]);
});

test('another roll or rule set judges the turn in its field anew, unless that cannot be read', () => {
  const there = '#rules=plakoto&at=w_24:w15_1:b15';
  const table = [
    [there, '24/18 24/19', `${OPENING}&play=24/18_24/19`],
    [`${there}&play=24/18`, '24/18', `${OPENING}&play=24/18`],
    [`${there}&roll=21&play=24/21`, '24/21', `${OPENING}&play=24/21`],
    [there, '24//18', OPENING],
    [`${there}&roll=21&play=24/21`, '', OPENING],
  ] as const;
  for (const [hash, text, address] of table) {
    assert.equal(hashOf(changed({ ...open(hash).looked, roll: [6, 5] }, text)), address, `${hash} ${text}`);
  }
  const { looked } = open(`${OPENING}&play=24/13`);
  assert.equal(
    hashOf(changed({ ...looked, rules: 'tapa' }, '24/13')),
    '#rules=tapa&at=w_24:w15_1:b15&roll=65&play=24/13',
  );
  assert.equal(hashOf(changed({ ...START, rules: 'tapa' }, '24/13')), '#rules=tapa&at=w_24:w15_1:b15');
});

test('what is typed can still be meant while the position is the same, in whichever address it stands', () => {
  const table = [
    [OPENING, '#rules=tapa&at=w_1:b15_24:w15', true],
    ['', OPENING, true],
    [OPENING, '#at=b_24:w15_1:b15&roll=65', false],
    [OPENING, '#at=nothing', false],
    ['#at=nothing', '', false],
  ] as const;
  for (const [first, second, expected] of table) {
    assert.equal(open(first, second).isStaying, expected, `${first} ${second}`);
  }
  assert.equal(open(OPENING).isStaying, false);
});

/** Pieces of addresses, and what has broken readers of addresses before. */
const PIECES = [
  ...['#', '&', '=', '_', '+', '%', '%00', '%20', '%F0%9F%98', '\ud83c', '\udfb2', '\u0000', '\u202e', 'é'],
  ...['rules=', 'at=', 'roll=', 'play=', 'rules=plakoto&', 'rules=__proto__&', 'rules=constructor&', 'toString'],
  ...['w 24:w15 1:b15', 'b_24:w8_15:w/b_13:w5_10:w_5:b4_1:b10', 'off:w6b2', '24:w15', '25:w', '9'.repeat(400)],
  ...['65', '6-5', '11', '77', '24/18', '24/18*', '6/off(2)', 'pass', '(99999999999)', '/'.repeat(200)],
  ...['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '${1}', "';--", '&amp;', '&lt;'],
];
const ADDRESS = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 14,
  })
  .map((pieces) => pieces.join(''));

test('500 addresses made to break it: none throws, and each opens a board or says in every language why it does not', () => {
  let broken = 0;
  fc.assert(
    fc.property(ADDRESS, (hash) => {
      const state = open(hash);
      assert.equal(hashOf(open(hashOf(state.looked)).looked), hashOf(state.looked), hash);
      if (state.isLost) assert.ok(state.faults.length > 0, hash);
      broken += state.faults.length > 0 ? 1 : 0;
      for (const locale of LOCALES) {
        const words = { ...MESSAGES[locale], ...EXPLORER_WORDS[locale] };
        for (const fault of state.faults) assert.ok(tellMistake(words, fault).length > 10, hash);
      }
    }),
    { numRuns: 500, seed: SEED },
  );
  assert.ok(broken > 250, `only ${String(broken)} of them were broken`);
});
