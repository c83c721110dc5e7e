import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { sceneOf } from '../diagram/scene.ts';
import { ExampleError, exampleFile, listExamples, loadExample, openExample } from './examples.ts';
import { Source } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
after(() => {
  rmSync(folder, { recursive: true });
});

function write(id: string, text: string, time: number): void {
  const file = exampleFile(id, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
}

const START = 'rules plakoto\nfrom start white\n';

test('an example is loaded with its frames, which are found by key', () => {
  write('opening/one', `${START}not 6-5: 24/19 because dice-unused\nturn 6-5: 24/19 24/18\n`, 1);
  const { id, frames, frame } = loadExample('opening/one', folder);
  assert.equal(id, 'opening/one');
  assert.deepEqual(
    frames.map(({ key }) => key),
    ['start', 'not-1', '1'],
  );
  assert.deepEqual(frame('1').pips, { white: 349, black: 360 });
  assert.throws(() => frame('2'), /no frame “2”/);
});

test('an example is replayed once, and again when its file has changed', () => {
  write('opening/two', START, 1);
  const first = loadExample('opening/two', folder);
  assert.equal(loadExample('opening/two', folder), first);
  write('opening/two', `${START}turn 6-5: 24/13\n`, 2);
  assert.equal(loadExample('opening/two', folder).frames.length, 2);
});

test('an example that does not hold throws its problems, with their places', () => {
  write('opening/bad', `${START}turn 6-5: 24/12\n`, 1);
  assert.throws(
    () => loadExample('opening/bad', folder),
    (error) =>
      error instanceof ExampleError && error.diagnostics[0]?.code === 'die-not-rolled' && error.message.includes(':3:'),
  );
  assert.throws(() => loadExample('opening/none', folder), ExampleError);
});

test('examples are listed by id', () => {
  write('a/b', START, 1);
  assert.equal(listExamples(folder)[0], 'a/b');
});

const POSITION = 'w 24:w8 20:w 15:b 13:w6 5:b4 1:b10';

test('every claim of an example that does not hold is reported at its place, by its code', () => {
  const cases: readonly (readonly [text: string, code: string, line: number, column: number])[] = [
    ['from w 24:w14 1:b15', 'wrong-total', 2, 6],
    ['from w 24:w15 1:b15 15:w/w', 'bad-mixture', 2, 21],
    [`from ${POSITION}\nturn 5-3: 20/15 13/10`, 'mark-wrong', 3, 11],
    [`from ${POSITION}\nturn 5-3: 20/15* 13//10`, 'bad-play', 3, 21],
    [`from ${POSITION}\nnot 5-3: 20/15* 13/10 because mark-wrong`, 'refusal-is-legal', 3, 10],
    [`from ${POSITION}\nnot 5-3: 20/15 13/10 because point-closed`, 'refused-otherwise', 3, 10],
    [`from ${POSITION}\nnot 5-3: 20/15 13/10 because closed`, 'bad-statement', 3, 30],
    [`from ${POSITION}\npips 290 331`, 'wrong-pips', 3, 6],
    [`from ${POSITION}\nlegal 5-3: 1`, 'wrong-count', 3, 7],
    [`from ${POSITION}\nresult draw`, 'wrong-result', 3, 8],
    [`from ${POSITION}\nturn 7-3: pass`, 'bad-roll', 3, 6],
    [`from ${POSITION}\nfrom ${POSITION}`, 'repeated-statement', 3, 6],
    ['', 'missing-statement', 2, 1],
    [`from ${POSITION}\nplay 5-3: pass`, 'bad-statement', 3, 1],
  ];
  for (const [text, code, line, column] of cases) {
    const [problem, ...rest] = openExample('a/b', new Source('f', `rules plakoto\n${text}`)).problems;
    assert.deepEqual([problem?.code, problem?.line, problem?.column, rest], [code, line, column, []], text);
  }
});

test('Black’s refused turn is told in Black’s own numbers, as it is written', () => {
  const text = `rules plakoto\nfrom start white\nturn 6-5: 24/13\nturn 6-5: 24/19 23/18`;
  const [problem] = openExample('a/b', new Source('f', text)).problems;
  assert.equal(problem?.code, 'no-checker');
  assert.match(problem.message[0], /Black.*\b23\b/);
});

test('all problems of one file are reported, not the first only', () => {
  const text = `rules plakoto\nfrom ${POSITION}\npips 1 1\nlegal 5-3: 1\nnot 5-3: 20/15* 13/10 because mark-wrong`;
  const codes = openExample('a/b', new Source('f', text)).problems.map(({ code }) => code);
  assert.deepEqual(codes, ['wrong-pips', 'wrong-count', 'refusal-is-legal']);
});

test('the checkers that move in a frame bear the number of every single step of its turn, and no other', () => {
  for (const id of listExamples()) {
    for (const frame of loadExample(id).frames) {
      const made = frame.kind === 'turn' ? frame.play.length : 0;
      const { moved, movedOff } = sceneOf(frame, 'white');
      const steps = new Set([...moved, ...movedOff].flatMap(({ trip }) => trip.steps));
      assert.deepEqual(
        [...steps].sort(),
        Array.from({ length: made }, (_, index) => index + 1),
        `${id}:${frame.key}`,
      );
    }
  }
});
