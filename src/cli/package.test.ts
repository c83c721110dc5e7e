import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { writePackage } from './package.ts';

/** What a page needs to list, judge and write turns; it may weigh so much in a browser, minified, by brotli. */
const PLAY_AND_JUDGE =
  'RULE_SETS, parsePosition, formatPosition, parseRoll, parsePlay, formatPlay, writtenTurns, judge, applyPlay, outcome, pipCount';
const HEAVIEST = 7 * 1024;
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

let consumer = '';
let installed = '';

before(() => {
  consumer = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  installed = path.join(consumer, 'node_modules/plakoto');
  writePackage(installed);
  writeFileSync(path.join(consumer, 'package.json'), '{ "type": "module" }');
});
after(() => {
  rmSync(consumer, { recursive: true });
});

/** The minified module for a browser that `code` becomes, and its weight. */
async function bundle(code: string): Promise<{ readonly text: string; readonly weight: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: consumer },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'silent',
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { text: outputFiles[0]?.text ?? '', weight: brotliCompressSync(contents, { params }).length };
}

test('the package depends on nothing, holds no TypeScript sources and names none', () => {
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  for (const field of ['dependencies', 'optionalDependencies', 'peerDependencies', 'scripts']) {
    assert.equal(manifest[field], undefined, field);
  }
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[jt]s$/.test(name));
  assert.ok(files.includes(path.join('engine', 'index.js')));
  for (const file of files) {
    assert.match(file, /\.(js|d\.ts)$/);
    assert.doesNotMatch(readFileSync(path.join(installed, file), 'utf8'), /from '[^']*\.ts'/, file);
  }
});

test('a program that uses the package is type-checked against its types, and runs', () => {
  const code = [
    "import { RULE_SETS, judge, parsePlay, parsePosition, type Verdict } from 'plakoto/engine';",
    "const position = parsePosition('w 24:w15 18:b2 1:b13');",
    "const written = parsePlay('24/18 24/19', 'white');",
    "if (!position.ok || !written.ok) throw new Error('unreadable');",
    'const verdict: Verdict = judge(RULE_SETS.plakoto, position.value, [6, 5], written.value);',
    "console.log(verdict.legal ? 'legal' : verdict.faults[0].code);",
  ].join('\n');
  mkdirSync(path.join(consumer, 'out'), { recursive: true });
  writeFileSync(path.join(consumer, 'server.ts'), `${code}\ndeclare const console: { log(text: string): void };\n`);
  const options = ['--strict', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2023'];
  execFileSync(process.execPath, [TSC, ...options, '--outDir', 'out', 'server.ts'], { cwd: consumer });
  const output = execFileSync(process.execPath, ['out/server.js'], { cwd: consumer, encoding: 'utf8' });
  assert.equal(output.trim(), 'point-closed');

  const wrong = code.replace('[6, 5]', '[7, 5]');
  writeFileSync(path.join(consumer, 'wrong.ts'), wrong);
  assert.throws(() => execFileSync(process.execPath, [TSC, ...options, '--noEmit', 'wrong.ts'], { cwd: consumer }));
});

test('importing the engine does nothing by itself, so what is not used is left out of a bundle', async () => {
  assert.equal((await bundle("import 'plakoto/engine';")).text.trim(), '');
  const { text } = await bundle("import { parseRoll } from 'plakoto/engine'; console.log(parseRoll('6-5'));");
  assert.doesNotMatch(text, /Int32Array/);
});

test('what a page needs to list, judge and write turns is light enough for a phone', async () => {
  const { weight } = await bundle(`export { ${PLAY_AND_JUDGE} } from 'plakoto/engine';`);
  assert.ok(weight <= HEAVIEST, `${String(weight)} bytes, at most ${String(HEAVIEST)}`);
  // The measure itself can fail: with everything in the engine, example files included, it is heavier.
  const everything = await bundle("export * from 'plakoto/engine';");
  assert.ok(everything.weight > weight);
});
