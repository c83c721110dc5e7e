import assert from 'node:assert/strict';
import { test } from 'node:test';
import { common } from './sequence.ts';

test('what two sequences have in common keeps the order of both and is as long as can be', () => {
  const cases = [
    ['a b c', 'a b c', 'a b c'],
    ['a b c', 'c a b', 'a b'],
    ['a b c d', 'a c d', 'a c d'],
    ['a b c', 'x y z', ''],
    ['', 'a', ''],
    ['a b c b d a b', 'b d c a b a', 4],
  ] as const;
  for (const [a, b, expected] of cases) {
    const pairs = common(a.split(' '), b.split(' '));
    for (const [i, j] of pairs) assert.equal(a.split(' ')[i], b.split(' ')[j]);
    if (typeof expected === 'number') assert.equal(pairs.length, expected);
    else assert.equal(pairs.map(([i]) => a.split(' ')[i]).join(' '), expected);
  }
});
