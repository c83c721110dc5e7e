import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Source } from './source.ts';

test('offsets become lines and columns from 1, and a line is given without its end', () => {
  const source = new Source('f', 'ab\r\nд„\n\nz');
  const cases = [
    [0, 1, 1, 'ab'],
    [1, 1, 2, 'ab'],
    [4, 2, 1, 'д„'],
    [5, 2, 2, 'д„'],
    [7, 3, 1, ''],
    [8, 4, 1, 'z'],
  ] as const;
  for (const [offset, line, column, text] of cases) {
    assert.deepEqual(source.place(offset, 1), { file: 'f', line, column, length: 1 });
    assert.equal(source.line(line), text);
  }
  assert.equal(source.line(5), undefined);
});
