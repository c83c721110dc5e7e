import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CLAUSES } from '../clauses.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
after(() => {
  rmSync(folder, { recursive: true });
});

test('without problems the check prints every clause with what covers it, and succeeds', () => {
  const printed = execFileSync(process.execPath, ['src/cli/check.ts'], { encoding: 'utf8' });
  for (const clause of CLAUSES) assert.match(printed, new RegExp(`^${clause} +\\d+ +\\d+`, 'm'));
  assert.match(printed, /^pin +[1-9]\d* +[1-9]\d* +.*plakoto/m);
});

test('with problems it prints them all and how many there are, and fails', () => {
  const example = join(folder, 'examples/pinning/five-pins.tavli');
  cpSync('content', folder, { recursive: true });
  const text = readFileSync(example, 'utf8');
  writeFileSync(example, text.replace('pips  290', 'pips  291').replace('pips  282', 'pips  283'));
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/check.ts', folder], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.equal(stderr.match(/five-pins\.tavli:\d+:\d+ {2}wrong-pips\n/g)?.length, 2);
  assert.match(stderr, /\n2 problems\n$/);
});
