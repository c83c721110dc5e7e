import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISTANCES, DOORS, reach } from './reach.ts';

/** By arithmetic alone: the sums a roll makes one after another, until one is a door. */
function bySums(distance: number, closed: readonly number[]): number {
  let rolls = 0;
  for (let a = 1; a <= 6; a += 1) {
    for (let b = 1; b <= 6; b += 1) {
      const ways =
        a === b
          ? [[a, 2 * a, 3 * a, 4 * a]]
          : [
              [a, a + b],
              [b, a + b],
            ];
      const lands = ways.some((sums) => {
        const at = sums.indexOf(distance);
        return at >= 0 && sums.slice(0, at).every((sum) => !closed.includes(sum));
      });
      // No two points are 24 apart.
      rolls += Number(lands && distance < 24);
    }
  }
  return rolls;
}

test('the engine counts as many rolls as sums of dice do, at every distance, with the doors it says', () => {
  for (const number of DOORS) {
    for (const distance of DISTANCES) {
      const { rolls, doors } = reach(distance, number);
      assert.equal(rolls, bySums(distance, doors), `${distance}, ${number} doors`);
      assert.ok(doors.length <= number && doors.every((door) => door > 0 && door < distance));
    }
  }
});

test('no door stands anywhere where it would take away more', () => {
  for (const distance of DISTANCES) {
    for (let first = 1; first < distance; first += 1) {
      assert.ok(reach(distance, 1).rolls <= bySums(distance, [first]), `${distance}, ${first}`);
      for (let second = first + 1; second < distance; second += 1) {
        assert.ok(reach(distance, 2).rolls <= bySums(distance, [first, second]), `${distance}, ${first} ${second}`);
      }
    }
  }
});

test('numbers that every player knows: eleven rolls hold a given die, six more make six of two or three', () => {
  const known = [
    [1, 11],
    [6, 17],
    [7, 6],
    [11, 2],
    [12, 3],
    [13, 0],
    [24, 0],
  ] as const;
  for (const [distance, rolls] of known) assert.equal(reach(distance).rolls, rolls, String(distance));
});
