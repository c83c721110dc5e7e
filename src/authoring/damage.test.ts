import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkContent, printProblems } from './check.ts';
import { Copy, FIRST, PINS } from './damage/damage.ts';
import { EXAMPLES } from './damage/examples.ts';
import { FILES } from './damage/files.ts';
import { MARKUP } from './damage/markup.ts';
import { PAGES } from './damage/pages.ts';
import { PARITY } from './damage/parity.ts';
import { PROSE } from './damage/prose.ts';
import { PROMISES } from './damage/promises.ts';
import { refuseProblems } from './integration.ts';

/*
 * The build refuses (DESIGN 3): each kind of damage, done to a copy of the content that is published, is found under
 * its own code, in the file and on the line where it was done, and nothing else is.
 */

const temporary = mkdtempSync(join(tmpdir(), 'damage-'));
after(() => {
  rmSync(temporary, { recursive: true });
});

test('the content as it is has no problem', () => {
  assert.equal(printProblems(checkContent('content')), '0 problems');
});

for (const { what, file, change, code, at, also = [] } of [
  ...EXAMPLES,
  ...FILES,
  ...MARKUP,
  ...PAGES,
  ...PARITY,
  ...PROSE,
  ...PROMISES,
]) {
  test(`${what} is refused, with its file and line`, () => {
    const copy = new Copy(temporary);
    if (typeof change === 'function') change(copy);
    else copy.replace(file, ...change);
    const line = at === undefined ? 1 : copy.lineOf(file, at);
    const { problems } = checkContent(copy.folder);
    assert.deepEqual(problems.map((problem) => problem.code).sort(), [code, ...also].sort());
    const places = problems
      .filter((problem) => problem.code === code)
      .map((problem) => `${problem.file}:${String(problem.line)}`);
    assert.ok(
      places.includes(`${join(copy.folder, file)}:${String(line)}`),
      `${places.join()}, not line ${String(line)}`,
    );
  });
}

test('the build stops before anything is rendered, with the whole list, and passes what is right', () => {
  refuseProblems('content');
  const copy = new Copy(temporary);
  copy.replace(PINS, '13:w6', '13:w5');
  copy.replace('ru/plakoto.mdx', '{#culture}', '{#kultura}');
  assert.throws(() => {
    refuseProblems(copy.folder);
  }, /\n\S*five-pins\.tavli:\d+:\d+ {2}wrong-total\n[\s\S]*\n\S*ru\/plakoto\.mdx:\d+:\d+ {2}[a-z-]+\n[\s\S]*\n\d problems$/);
});

test('several kinds of damage are all reported in one run, by file and line', () => {
  const copy = new Copy(temporary);
  copy.replace(PINS, '13:w6', '13:w5');
  copy.replace(FIRST, 'pips  360 360', 'pips  1 1');
  copy.replace('ru/plakoto.mdx', '{#culture}', '{#kultura}');
  copy.replace('de/plakoto.mdx', '<Caption at="2">', '<Caption at="3">');
  const { problems } = checkContent(copy.folder);
  const found = problems.map((problem) => problem.file.slice(copy.folder.length + 1));
  assert.deepEqual(found, found.toSorted());
  for (const file of [PINS, FIRST, 'ru/plakoto.mdx', 'de/plakoto.mdx']) assert.ok(found.includes(file), file);
});
