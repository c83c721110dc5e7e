import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLAUSES, clausePage } from '../../clauses.ts';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkClauses } from './clauses.ts';

const OWN: readonly string[] = CLAUSES.filter((clause) => clausePage(clause) === 'plakoto');

function problems(ids: readonly string[]): readonly string[] {
  const body = ids.map((id) => `## X {#${id}}\n`).join('\n');
  return brief(checkClauses(sample(samplePage('plakoto', body, 'en'))));
}

test('the page of the rules has a section for each clause of its own, in order, among others', () => {
  assert.deepEqual(problems(['short', ...OWN, 'faq']), []);
  const [first, second, ...rest] = OWN;
  assert.ok(first && second);
  assert.deepEqual(problems([first, ...rest]), ['en/plakoto.mdx:1:1 missing-clause']);
  assert.deepEqual(problems([second, first, ...rest]), [`en/plakoto.mdx:${String(LINES_BEFORE + 1)}:1 clause-order`]);
  assert.equal(problems([]).length, OWN.length);
});

test('a page that explains no clause needs no section', () => {
  assert.deepEqual(checkClauses(sample(samplePage('culture', '## X {#x}', 'en'))), []);
});
