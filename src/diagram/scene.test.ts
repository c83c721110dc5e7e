import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseExample, replay, type Frame } from '../engine/index.ts';
import { checkerSpot, LIFT, MIDDLE, BAR, TALLEST, traySpot, type Spot } from './geometry.ts';
import { sceneOf } from './scene.ts';

/** The last frame of an example of one position and one statement. */
function lastFrame(from: string, statement = ''): Frame {
  const example = parseExample(`rules plakoto\nfrom ${from}\n${statement}`);
  assert.ok(example.ok, from);
  const frames = replay(example.value);
  assert.ok(frames.ok, JSON.stringify(frames));
  const frame = frames.value.at(-1);
  assert.ok(frame);
  return frame;
}

test('a stack is drawn as it is up to five, then as five with a count', () => {
  const table = [
    ['w 24:w15 1:b15', 5, [15, 15]],
    ['w 24:w9 23:w6 1:b15', 5, [15, 9, 6]],
    ['w 24:w5 23:w5 22:w5 1:b15', 5, [15]],
  ] as const;
  for (const [from, drawn, counts] of table) {
    const scene = sceneOf(lastFrame(from), 'white');
    const on24 = scene.resting.filter(({ x, y }) => x === checkerSpot(24, 0).x && y < MIDDLE);
    assert.equal(on24.length, drawn, from);
    assert.deepEqual(
      scene.counts.map(({ count }) => count).sort((a, b) => b - a),
      counts,
      from,
    );
  }
});

test('a pinned checker lies at the rim in its own colour, those that pin stand off it', () => {
  const scene = sceneOf(lastFrame('w 24:w12 15:w3/b 1:b14'), 'white');
  const on15 = scene.resting.filter(({ x, y }) => x === checkerSpot(15, 0).x && y < MIDDLE);
  assert.deepEqual(scene.pinned, [{ ...checkerSpot(15, 0), side: 'black' }]);
  assert.deepEqual(
    on15,
    [0, 1, 2].map((level) => ({ ...checkerSpot(15, level + LIFT), side: 'white' })),
  );
});

test('moved checkers know where they came from; their way begins at their origin, a pin is marked', () => {
  const scene = sceneOf(lastFrame('w 24:w8 20:w 15:b 13:w6 5:b4 1:b10', 'turn 5-3: 20/15* 13/10'), 'white');
  const ways = scene.moved.map(({ trip }) => [trip.places.join('-'), trip.steps.length]);
  assert.deepEqual(ways.sort(), [
    ['13-10', 1],
    ['20-15', 1],
  ]);
  assert.deepEqual(
    scene.pinning.map(({ x, y }) => ({ x, y })),
    [checkerSpot(15, LIFT)],
  );
  const at = ({ x, y }: Spot): string => `${String(x)} ${String(y)}`;
  for (const [from, to] of [
    [checkerSpot(13, 5), checkerSpot(10, 0)],
    [checkerSpot(20, 0), checkerSpot(15, LIFT)],
  ] as const) {
    assert.ok(
      scene.moved.some(({ way }) => way.startsWith(`M${at(from)}`) && way.endsWith(at(to))),
      at(to),
    );
  }
  assert.deepEqual(scene.dice, { roll: [5, 3], side: 'white' });
});

test('a checker that moves on is one traveller with its landings in between', () => {
  const scene = sceneOf(lastFrame('w 24:w15 1:b15', 'turn 6-5: 24/13'), 'white');
  assert.deepEqual(
    scene.moved.map(({ trip }) => trip.places.length),
    [3],
  );
  assert.deepEqual(
    scene.moved.map(({ trip }) => trip.spots[0]),
    [checkerSpot(24, TALLEST)],
  );
});

test('a released checker rests where it lay', () => {
  const scene = sceneOf(lastFrame('w 24:w13 23:w 15:w/b 1:b14', 'turn 2-1: 15/13 23/22'), 'white');
  assert.deepEqual(
    scene.resting.filter(({ x, y }) => x === checkerSpot(15, 0).x && y < MIDDLE),
    [{ ...checkerSpot(15, 0), side: 'black' }],
  );
});

test('borne-off checkers lie in the tray over those that were there', () => {
  const from = 'w 19:b3 20:b3 21:b3 22:b2 23:b2 24:b2 6:w2 5:w2 4:w2 3:w 2:w 1:w off:w6';
  const scene = sceneOf(lastFrame(from, 'turn 6-5: 6/off 5/off'), 'white');
  assert.deepEqual(scene.off, { white: 6, black: 0 });
  assert.deepEqual(
    scene.movedOff.map(({ x, y }) => ({ x, y })),
    [traySpot('white', 6), traySpot('white', 7)],
  );
});

test('the numbers are those of the side whose notation is in view', () => {
  const table = [
    ['w 24:w15 1:b15', '', 'white', 'white'],
    ['w 24:w15 1:b15', '', 'black', 'black'],
    ['b 24:w15 1:b15', 'turn 6-5: 24/18 24/19', 'white', 'black'],
    ['b 24:w15 1:b15', 'not 6-5: 24/17 because die-not-rolled', 'white', 'black'],
  ] as const;
  for (const [from, statement, view, numbers] of table) {
    assert.equal(sceneOf(lastFrame(from, statement), view).numbers, numbers, statement);
  }
});

test('a refused turn is crossed where it fails, and nothing has moved', () => {
  const middle = { x: (BAR.left + BAR.right) / 2, y: MIDDLE };
  const table = [
    ['w 24:w15 18:b2 1:b13', 'not 6-5: 24/18 24/19 because point-closed', checkerSpot(18, 2)],
    ['w 24:w15 18:b 1:b14', 'not 6-5: 24/18 24/19 because mark-wrong', checkerSpot(18, LIFT)],
    ['w 24:w15 1:b15', 'not 6-5: 24/18 because dice-unused', checkerSpot(18, 0)],
    ['w 24:w15 1:b15', 'not 6-5: pass because dice-unused', middle],
    ['w 8:w2 6:w13 24:b15', 'not 6-5: 6/off because not-all-home', traySpot('white', 0)],
  ] as const;
  for (const [from, statement, cross] of table) {
    const frame = lastFrame(from, statement);
    const scene = sceneOf(frame, 'white');
    assert.deepEqual(scene.cross, cross, statement);
    assert.deepEqual(scene.moved, [], statement);
  }
});

test('two checkers that were to go the same way are drawn as one', () => {
  const scene = sceneOf(lastFrame('w 24:w15 1:b15', 'not 3-3: 24/21(2) because dice-unused'), 'white');
  assert.equal(scene.attempts.length, 1);
});
