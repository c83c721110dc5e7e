import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { kept, KEPT } from './kept.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'kept-'));
process.chdir(folder);
after(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

let count = 0;
const make = (): Promise<Uint8Array> => Promise.resolve(Buffer.from(`made ${String((count += 1))}`));
const made = async (of: readonly string[], ending = '.txt'): Promise<string> =>
  Buffer.from(await kept(of, ending, make)).toString();

test('what was made of the same parts is not made again', async () => {
  const first = await made(['a', 'b']);
  assert.equal(await made(['a', 'b']), first);
});

test('other parts, the same letters parted otherwise, and another ending are made anew', async () => {
  const all = [
    await made(['x', 'yz']),
    await made(['xy', 'z']),
    await made(['xyz']),
    await made(['x', 'y']),
    await made(['x', 'yz'], '.bin'),
  ];
  assert.equal(new Set(all).size, all.length);
});

test('what could not be made is not kept', async () => {
  await assert.rejects(kept(['never'], '.txt', () => Promise.reject(new Error('no'))));
  assert.match(await made(['never']), /^made/);
});

test('a file has its name only once it is whole: a build may be stopped at any time', async () => {
  const long = new Uint8Array(1 << 26);
  const written = kept(['long'], '.long', () => Promise.resolve(long));
  const waiting = Symbol();
  while ((await Promise.race([written, setImmediate(waiting)])) === waiting) {
    const named = readdirSync(KEPT).filter((name) => name.endsWith('.long'));
    for (const name of named) assert.equal(statSync(join(KEPT, name)).size, long.length);
  }
});
