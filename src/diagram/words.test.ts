import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseExample, PLAY_FAULT_CODES, replay, type Frame, type PlayFault } from '../engine/index.ts';
import { LOCALES, messages } from '../i18n/index.ts';
import { tellFault } from './refusal.ts';
import { singleSteps } from './single-steps.ts';
import { tell, tellSteps } from './words.ts';

function lastFrame(from: string, statement = ''): Frame {
  const example = parseExample(`rules plakoto\nfrom ${from}\n${statement}`);
  assert.ok(example.ok, from);
  const frames = replay(example.value);
  assert.ok(frames.ok, JSON.stringify(frames));
  const frame = frames.value.at(-1);
  assert.ok(frame);
  return frame;
}

const en = messages('en').diagram;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('what changed is told in the mover’s own numbers, pins and releases with it', () => {
  const table = [
    ['w 24:w8 20:w 15:b 13:w6 5:b4 1:b10', 'turn 5-3: 20/15* 13/10', 'White 5–3: 20/15, pins Black on 15; 13/10.'],
    ['b 24:w15 1:b15', 'turn 1-3: 24/21 24/23', 'Black 3–1: 24/23; 24/21.'],
    ['b 24:w14 10:w 1:b15', 'turn 6-3: 24/15*', 'Black 6–3: 24/15, pins White on 15.'],
    ['w 24:w13 23:w 15:w/b 1:b14', 'turn 2-1: 15/13 23/22', 'White 2–1: 23/22; 15/13, releases Black on 15.'],
    ['w 24:w15 1:b15', 'turn 1-1: 24/23(4)', 'White 1–1: 24/23 4 times.'],
  ] as const;
  for (const [from, statement, told] of table) {
    assert.equal(plain(tell(en, lastFrame(from, statement), 'white').news.join(' ')), told);
  }
});

test('the points are listed from 24 down in the numbers of the frame, occupied ones only', () => {
  const frame = lastFrame('w 24:w12 15:w3/b 1:b14');
  const numbersOf = (side: 'white' | 'black') => tell(en, frame, side).points.map((text) => Number.parseInt(text, 10));
  assert.deepEqual(numbersOf('white'), [24, 15, 1]);
  assert.deepEqual(numbersOf('black'), [24, 10, 1]);
  assert.match(plain(tell(en, frame, 'white').points[1] ?? ''), /3 White checkers.*Black.*pinned/);
});

test('a turn is told die by die from its own words, and by others only where they are others', () => {
  const pins = 'w 24:w8 20:w 15:b 13:w6 5:b4 1:b10';
  const table = [
    ['w 24:w15 1:b15', 'turn 6-5: 24/13', '24/19; 19/13'],
    ['w 24:w15 1:b15', 'turn 1-1: 24/23(4)', '24/23; 24/23; 24/23; 24/23'],
    [pins, 'turn 5-3: 20/15* 13/10', undefined],
    ['w 24:w15 1:b15', '', undefined],
  ] as const;
  for (const [from, statement, told] of table) {
    for (const locale of LOCALES) {
      const steps = tellSteps(messages(locale).diagram, lastFrame(from, statement));
      assert.equal(steps, told, `${locale} ${statement}`);
    }
  }
  const frame = lastFrame(pins, 'turn 5-3: 20/15* 13/10');
  const { news } = tell(en, frame, 'white');
  assert.deepEqual(singleSteps(news.join(' '), tellSteps(en, frame)).map(plain), [
    'White 5–3: 20/15, pins Black on 15.',
    'White 5–3: 13/10.',
  ]);
  assert.deepEqual(singleSteps('Weiß 6–5: 24/13. Aus.', '24/18; 18/13'), ['Weiß 6–5: 24/18.', 'Weiß 6–5: 18/13.']);
});

test('a game that is over names its result and nobody to move, in every language', () => {
  const frame = lastFrame('w 1:w 24:b15 off:w14', 'turn 2-1: 1/off');
  for (const locale of LOCALES) {
    const { diagram } = messages(locale);
    const words = tell(diagram, frame, 'white');
    assert.ok(words.news.includes(diagram.borneOff.white(2)), locale);
    assert.ok(!words.state.includes(diagram.toMove.black), locale);
  }
});

const FAULTS: { readonly [C in PlayFault['code']]: Extract<PlayFault, { code: C }> } = {
  'game-over': { code: 'game-over' },
  'wrong-direction': { code: 'wrong-direction', from: 4, to: 2 },
  'no-checker': { code: 'no-checker', from: 4, to: 9 },
  'checker-pinned': { code: 'checker-pinned', from: 4, to: 9 },
  'die-not-rolled': { code: 'die-not-rolled', from: 4, to: 9 },
  'not-all-home': { code: 'not-all-home', from: 4, to: 'off', points: [7, 9] },
  'pinned-stops-bear-off': { code: 'pinned-stops-bear-off', from: 4, to: 'off', points: [7] },
  'higher-checker': { code: 'higher-checker', from: 4, to: 'off', point: 9 },
  'point-closed': { code: 'point-closed', from: 4, to: 9, by: 'checkers', count: 3 },
  'mark-wrong': { code: 'mark-wrong', from: 4, to: 9, pins: true },
  'dice-unused': { code: 'dice-unused', used: 1, possible: 2 },
  'higher-die': { code: 'higher-die', die: 6 },
};

test('every fault is a sentence in every language, with its points in the numbers of the side that made it', () => {
  for (const locale of LOCALES) {
    const { faults } = messages(locale);
    for (const code of PLAY_FAULT_CODES) {
      const [white, black] = (['white', 'black'] as const).map((side) => tellFault(faults, FAULTS[code], side));
      assert.match(white ?? '', /^\p{Lu}.*\.$/u, `${locale} ${code}`);
      const numbers = (text = ''): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
      if ('from' in FAULTS[code] && code !== 'point-closed') {
        const turned = numbers(white).map((number) => 25 - number);
        assert.deepEqual([...turned].sort(), [...numbers(black)].sort(), `${locale} ${code}`);
      }
    }
  }
});
