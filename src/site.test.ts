import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('site.ts', import.meta.url));

/** What the module makes of an address that is set for a build. */
function read(name: string, value: string): { readonly out: string; readonly error: string } {
  const code = `const site = await import(${JSON.stringify(SITE)}); console.log(site.${name});`;
  const env = { ...process.env, [name]: value };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env,
    encoding: 'utf8',
  });
  return { out: stdout.trim(), error: stderr };
}

test('an address of a site has http or https and neither query nor hash; else the build says which is wrong', () => {
  for (const [name, value] of [
    ['SITE_URL', 'plakoto.example'],
    ['SITE_URL', 'ftp://plakoto.example'],
    ['SITE_URL', 'localhost:4321'],
    ['SITE_URL', 'https://plakoto.example/?a=b'],
    ['SITE_URL', 'https://plakoto.example/#top'],
    ['GAME_URL', 'nard.gg'],
  ] as const) {
    const { out, error } = read(name, value);
    assert.equal(out, '', value);
    assert.ok(error.includes(`${name} is “${value}”; it should be an address like https://`), error);
  }
  assert.equal(read('SITE_URL', 'http://localhost:4321/').out, 'http://localhost:4321');
  assert.equal(read('SITE_URL', '').error, '');
});
