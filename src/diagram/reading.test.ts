import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POINTS } from '../engine/board.ts';
import { checkerSpot, LIFT, TALLEST } from './geometry.ts';
import { pointAt } from './reading.ts';

test('what stands on a point is found to stand there, at whatever height', () => {
  for (const point of POINTS) {
    for (const level of [0, LIFT, TALLEST - 1, TALLEST - 1 + LIFT]) {
      const { x, y } = checkerSpot(point, level);
      assert.equal(pointAt(x, y), point, `${String(point)} at ${String(level)}`);
    }
  }
});
