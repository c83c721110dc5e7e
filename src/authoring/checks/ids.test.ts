import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkIds } from './ids.ts';

test('every heading has an id of its own, in plain ASCII', () => {
  const cases = [
    ['## A {#pin}\n\n## B {#use-both}', undefined],
    ['## A', 'missing-id'],
    ['## A {#Pin}', 'bad-id'],
    ['## A {#пин}', 'bad-id'],
    ['## A {#use--both}', 'bad-id'],
    ['## A {#pin}\n### B {#pin}', 'repeated-id'],
  ] as const;
  for (const [body, code] of cases) {
    const line = LINES_BEFORE + body.split('\n').length;
    const expected = code === undefined ? [] : [`en/x.mdx:${String(line)}:1 ${code}`];
    assert.deepEqual(brief(checkIds(sample(samplePage('x', body, 'en')))), expected, body);
  }
});

test('no two examples collapse to one id, and each is topic/name', () => {
  const text = 'rules plakoto\nfrom start white\n';
  const cases = [
    [['a/b', 'a/c'], []],
    [['a/b-c', 'a-b/c'], ['examples/a/b-c.tavli:1:1 repeated-id']],
    [['a/B'], ['examples/a/B.tavli:1:1 bad-id']],
    [['a'], ['examples/a.tavli:1:1 bad-id']],
    [['a/b/c'], ['examples/a/b/c.tavli:1:1 bad-id']],
  ] as const;
  for (const [ids, expected] of cases) {
    const files = Object.fromEntries(ids.map((id) => [`examples/${id}.tavli`, text]));
    assert.deepEqual(brief(checkIds(sample(files))), expected);
  }
});
