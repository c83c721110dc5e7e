import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POINTS } from '../engine/board.ts';
import type { Point } from '../engine/types.ts';
import {
  BAR,
  checkerSpot,
  drawnLevel,
  FIELD,
  isTop,
  LIFT,
  MIDDLE,
  pointX,
  RADIUS,
  TALLEST,
  traySpot,
} from './geometry.ts';

test('points run as in the printed literature: 13–24 along the top from left to right, 12–1 along the bottom', () => {
  const top = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const;
  const bottom = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
  for (const row of [top, bottom]) {
    const places = row.map(pointX);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.equal(new Set(places).size, 12);
  }
  assert.deepEqual(top.map(isTop), Array(12).fill(true));
  assert.deepEqual(bottom.map(isTop), Array(12).fill(false));
});

test('the homes are at the right of the bar, White’s at the bottom, and the trays right of them', () => {
  for (const point of [1, 2, 3, 4, 5, 6] as const) {
    assert.ok(pointX(point) > BAR.right && checkerSpot(point, 0).y > MIDDLE, `White’s ${String(point)}`);
    const black = (25 - point) as Point;
    assert.ok(pointX(black) > BAR.right && checkerSpot(black, 0).y < MIDDLE, `Black’s ${String(point)}`);
  }
  assert.ok(traySpot('white', 0).x > FIELD.right);
});

test('points that face each other stand in one column', () => {
  for (const point of POINTS) assert.equal(pointX(point), pointX((25 - point) as Point));
});

test('no checker leaves the field, touches the one on the next point, or crosses the middle', () => {
  for (const point of POINTS) {
    for (const level of [0, LIFT, TALLEST - 1, TALLEST - 1 + LIFT]) {
      const { x, y } = checkerSpot(point, level);
      assert.ok(x - RADIUS >= FIELD.left && x + RADIUS <= FIELD.right, `point ${String(point)}`);
      assert.ok(
        isTop(point) ? y + RADIUS <= MIDDLE : y - RADIUS >= MIDDLE,
        `point ${String(point)} at ${String(level)}`,
      );
      assert.ok(y - RADIUS >= FIELD.top && y + RADIUS <= FIELD.bottom);
    }
  }
});

test('stacks grow towards the middle, and only so high', () => {
  for (const point of POINTS) {
    const [low, high] = [checkerSpot(point, 0).y, checkerSpot(point, 1).y];
    assert.equal(Math.sign(MIDDLE - low), Math.sign(high - low));
  }
  assert.deepEqual([0, 4, 5, 14].map(drawnLevel), [0, 4, 4, 4]);
});

test('fifteen borne-off checkers lie in their own half, none on another', () => {
  for (const side of ['white', 'black'] as const) {
    const places = Array.from({ length: 15 }, (_, index) => traySpot(side, index).y);
    assert.equal(new Set(places).size, 15);
    assert.ok(places.every((y) => (side === 'white' ? y > MIDDLE : y < MIDDLE)));
  }
});
