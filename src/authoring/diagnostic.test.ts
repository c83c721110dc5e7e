import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printDiagnostic, sortDiagnostics, type Diagnostic } from './diagnostic.ts';
import { openExample } from './examples.ts';
import { Source } from './source.ts';

const place = { file: 'a.tavli', line: 5, column: 12, length: 5 };

test('a problem prints its place and code, the line with carets under it, its sentences and its hint', () => {
  const problem: Diagnostic = { ...place, code: 'dice-unused', message: ['One.', 'Two.'], hint: 'Three.' };
  assert.equal(
    printDiagnostic(problem, 'turn  6-1: 13/12'),
    [
      'a.tavli:5:12  dice-unused',
      '  5 | turn  6-1: 13/12',
      '    |            ^^^^^',
      '  One.',
      '  Two.',
      '  Three.',
    ].join('\n'),
  );
});

test('a problem without a source line prints none, as for a file that is missing', () => {
  assert.equal(
    printDiagnostic({ ...place, code: 'missing-page', message: ['One.'] }),
    'a.tavli:5:12  missing-page\n  One.',
  );
});

test('of a paragraph on one long line only what stands around the place is shown, with the carets still under it', () => {
  const line = `${'a '.repeat(150)}WRONG${' b'.repeat(150)}`;
  const printed = printDiagnostic({ ...place, column: 301, code: 'typed-roll', message: ['One.'] }, line);
  const [, shown = '', carets = ''] = printed.split('\n');
  assert.ok(shown.length < 130, `${String(shown.length)} columns`);
  assert.equal(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1), 'WRONG');
});

test('carets never run past the line, and there is always one', () => {
  const carets = (problem: Partial<Diagnostic>): number =>
    (printDiagnostic({ ...place, code: 'bad-token', message: ['x'], ...problem }, 'abc').match(/\^/g) ?? []).length;
  assert.equal(carets({ column: 2, length: 99 }), 2);
  assert.equal(carets({ column: 4, length: 1 }), 1);
  assert.equal(carets({ column: 1, length: 0 }), 1);
});

test('problems are sorted by file, then line, then column', () => {
  const at = (file: string, line: number, column: number): Diagnostic => ({
    ...{ file, line, column, length: 1 },
    code: 'bad-token',
    message: ['x'],
  });
  const sorted = [at('a', 2, 9), at('a', 10, 1), at('a', 10, 2), at('b', 1, 1)];
  assert.deepEqual(sortDiagnostics(sorted.toReversed()), sorted);
});

test('a refused turn says why, what would be legal and how to say that it is meant (DESIGN 3)', () => {
  const text = 'rules plakoto\nfrom  w 24:b13 13:w 7:b2 3:w7 1:w7\nturn  6-5: 13/8\n';
  const source = new Source('examples/dice/use-both.tavli', text);
  const [problem] = openExample('dice/use-both', source).problems;
  assert.ok(problem);
  const [place, line, carets, sentence, legal, hint] = printDiagnostic(problem, source.line(problem.line)).split('\n');
  assert.equal(place, 'examples/dice/use-both.tavli:3:12  dice-unused');
  assert.equal(line, '  3 | turn  6-5: 13/8');
  assert.equal(carets, '    |            ^^^^');
  assert.match(sentence ?? '', /^ {2}\S.*\b1\b.*\b2\b.*\.$/);
  assert.equal(legal, '  Legal (1): 13/2');
  assert.equal(hint, '  If this is meant to be wrong, write: not 6-5: 13/8 because dice-unused');
});
