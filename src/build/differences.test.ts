import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { differences } from './differences.ts';

const home = mkdtempSync(join(tmpdir(), 'differences-'));
after(() => {
  rmSync(home, { recursive: true });
});

function folder(files: Readonly<Record<string, string>>): string {
  const made = mkdtempSync(join(home, 'x-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, name)), { recursive: true });
    writeFileSync(join(made, name), text);
  }
  return made;
}

test('two folders are the same only if every file is, to the last byte', async () => {
  const one = folder({ a: '1', 'b/c.pdf': '%PDF 1' });
  assert.deepEqual(await differences(one, folder({ a: '1', 'b/c.pdf': '%PDF 1' })), []);
  const other = folder({ a: '12', 'b/c.pdf': '%PDF 2', 'b/d': '' });
  assert.deepEqual(await differences(one, other), [
    'a: differs from byte 1 on',
    'b/c.pdf: differs from byte 5 on',
    `b/d: only in ${other}`,
  ]);
  assert.deepEqual(await differences(folder({ a: '' }), folder({})).then((lines) => lines.length), 1);
});
