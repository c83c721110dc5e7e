import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkCode } from './code.ts';

function check(fence: string, ...lines: readonly string[]): readonly string[] {
  const body = ['a', '', `\`\`\`${fence}`, ...lines, '```'].join('\n');
  return brief(checkCode(sample(samplePage('notation', body, 'bg'))));
}
/** The place of a character, counted within the code: line and column from 1. */
const at = (line: number, column: number, code: string): readonly string[] => [
  `bg/notation.mdx:${String(LINES_BEFORE + 3 + line)}:${String(column)} ${code}`,
];

test('an example between fences is read and replayed like a file', () => {
  const start = ['rules plakoto', 'view  white', 'from  start white'];
  assert.deepEqual(check('tavli', ...start, 'turn  6-5: 24/13'), []);
  assert.deepEqual(check('tavli', ...start, 'turn  6-5: 24/12'), at(4, 12, 'die-not-rolled'));
  assert.deepEqual(check('tavli', ...start, 'pips  1 360'), at(4, 7, 'wrong-pips'));
});

test('positions between fences exist, one a line', () => {
  assert.deepEqual(check('position', 'w 24:w15 1:b15  # a', '', 'b 24:w15 1:b15'), []);
  assert.deepEqual(check('position', 'w 24:w15 1:b15', 'w 24:w15 25:b15'), at(2, 10, 'bad-point'));
  assert.deepEqual(check('position', 'w 24:w15 1:b14'), at(1, 1, 'wrong-total'));
});

test('the turns of a game between fences are played from the start, by the rules that are named', () => {
  assert.deepEqual(check('moves', '# a', '1 w 6-5: 24/19 24/18', '2 b 3-1: 24/20'), []);
  assert.deepEqual(check('moves', '1 w 6-5: 24/19 24/18', '2 b 3-1: 24/20 24/21'), at(2, 10, 'die-not-rolled'));
  assert.deepEqual(check('moves tapa', '1 w 6-5: 24/19'), at(1, 10, 'dice-unused'));
  assert.deepEqual(check('moves fevga', '1 w 6-5: 24/13'), at(1, 1, 'bad-rules'));
});

test('code says in which of our languages it is, and nothing that the language does not know', () => {
  for (const fence of ['sh', '', 'position tapa', 'Moves']) {
    const [problem, ...rest] = check(fence, 'w 24:w15 1:b15');
    assert.match(problem ?? '', / bad-fence$/, fence);
    assert.deepEqual(rest, []);
  }
});
