import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const SAMPLES = fileURLToPath(new URL('../../docs/samples/', import.meta.url));
const TYPES = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));
const SITE = 'https://reference.example';
/** In bytes, installed. */
const BIGGEST = 200_000;

let consumer = '';
let installed = '';

/** Everything is in the tarball: no network is needed, or asked. */
function npm(folder: string, ...args: readonly string[]): string {
  const cache = path.join(consumer, '.npm');
  return execFileSync('npm', [...args, '--offline', '--cache', cache], { cwd: folder, encoding: 'utf8' });
}

before(() => {
  consumer = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  installed = path.join(consumer, 'node_modules/plakoto');
  const source = path.join(consumer, 'source');
  writePackage(source, SITE);
  const tarball = npm(source, 'pack', '--silent', '--pack-destination', consumer).trim();
  writeFileSync(path.join(consumer, 'package.json'), '{ "type": "module" }');
  npm(consumer, 'install', '--silent', '--no-audit', '--no-fund', path.join(consumer, tarball));
});
after(() => {
  rmSync(consumer, { recursive: true });
});

/** Compiles files of the consumer against the installed types, those of libraries included; throws with what is wrong. */
function compile(types: readonly string[], ...files: readonly string[]): void {
  const options = {
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: 'es2023', module: 'nodenext' },
    ...{ rewriteRelativeImportExtensions: true, lib: ['es2023'], types, typeRoots: [TYPES], outDir: 'out' },
  };
  writeFileSync(path.join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  execFileSync(process.execPath, [TSC, '--project', '.'], { cwd: consumer, encoding: 'utf8' });
}

function copySamples(...files: readonly string[]): void {
  for (const file of files) cpSync(path.join(SAMPLES, file), path.join(consumer, path.basename(file)));
}

/** What the compiler says of what it refuses. */
function complaintOf(work: () => void): string {
  try {
    work();
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

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
    assert.doesNotMatch(readFileSync(path.join(installed, file), 'utf8'), /(?:from |import\()['"][^'"]*\.ts['"]/, file);
  }
});

test('a folder that holds anything but an older package is refused, and stays as it is', () => {
  const manifests = [
    undefined,
    'no json',
    '{ "name": "another", "type": "module", "exports": {} }',
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ];
  for (const manifest of manifests) {
    const folder = mkdtempSync(path.join(consumer, 'foreign-'));
    writeFileSync(path.join(folder, 'diary.txt'), 'mine');
    if (manifest !== undefined) writeFileSync(path.join(folder, 'package.json'), manifest);
    const before = readdirSync(folder);
    assert.throws(() => {
      writePackage(folder, SITE);
    }, /holds no older package/);
    assert.deepEqual(readdirSync(folder), before, manifest);
  }
});

test('an older package is replaced, an empty folder filled', () => {
  const folder = path.join(consumer, 'again');
  mkdirSync(folder);
  writePackage(folder, SITE);
  writeFileSync(path.join(folder, 'engine', 'gone.js'), '');
  writePackage(folder, SITE);
  assert.ok(!readdirSync(path.join(folder, 'engine')).includes('gone.js'));
});

test('an older package stays where the new one cannot be made', () => {
  const folder = path.join(consumer, 'kept');
  writePackage(folder, SITE);
  const before = readFileSync(path.join(folder, 'package.json'), 'utf8');
  assert.throws(() => {
    // No address at all: the module that holds it cannot be written.
    writePackage(folder, 1n as unknown as string);
  });
  assert.equal(readFileSync(path.join(folder, 'package.json'), 'utf8'), before);
});

test('the package is small', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(path.join(installed, file))).filter((each) => each.isFile());
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  assert.ok(total <= BIGGEST, `${String(total)} bytes, at most ${String(BIGGEST)}`);
});

test('a game server is type-checked against the package without the types of any platform, and refuses as it should', () => {
  copySamples('game-server/game.ts', 'links.ts');
  writeFileSync(
    path.join(consumer, 'use.ts'),
    [
      "import { RULE_SETS, startPosition, type Position } from 'plakoto/engine';",
      "import { refusalUrl, type LinksJson } from 'plakoto/links';",
      "import { play } from './game.ts';",
      'declare const console: { log(text: string): void };',
      'export const version: LinksJson["version"] = 1;',
      "const start: Position = startPosition('white');",
      "const played = play('bg', start, [6, 5], '24/18 24/19');",
      "const refused = play('bg', start, [6, 5], '24/18 24/20');",
      'console.log(JSON.stringify([played.kind, refused]));',
      "console.log(refusalUrl('de', 'point-closed', start, [1, 2], '24/23', RULE_SETS.tapa, 'http://localhost'));",
    ].join('\n'),
  );
  compile([], 'use.ts', 'links.ts');
  const output = execFileSync(process.execPath, ['out/use.js'], { cwd: consumer, encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(JSON.parse(output[0] ?? ''), [
    'played',
    { kind: 'refused', url: `${SITE}/bg/board/#rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/20` },
  ]);
  assert.equal(output[1], 'http://localhost/de/board/#rules=tapa&at=w_24:w15_1:b15&roll=21&play=24/23');
});

test('the whole server is type-checked and starts', async () => {
  copySamples('game-server/game.ts', 'game-server/server.ts');
  compile(['node'], 'server.ts');
  const server = spawn(process.execPath, ['out/server.js', '0'], { cwd: consumer });
  const first: unknown = await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', (code) => {
      reject(new Error(`ended with ${String(code)}`));
    });
  });
  assert.match(String(first), /^http:\/\/127\.0\.0\.1:/);
  server.kill();
});

test('a wrong roll, clause, page or fault does not compile against the package', () => {
  for (const line of [
    "judge(RULE_SETS.plakoto, startPosition('white'), [7, 5], []);",
    "ruleUrl('bg', 'closed-point');",
    "pageUrl('bg', 'nowhere');",
    "refusalUrl('bg', 'shut', startPosition('white'), [6, 5], '24/18');",
  ]) {
    writeFileSync(
      path.join(consumer, 'wrong.ts'),
      "import { judge, RULE_SETS, startPosition } from 'plakoto/engine';\n" +
        `import { pageUrl, refusalUrl, ruleUrl } from 'plakoto/links';\nexport { judge, pageUrl, refusalUrl, ruleUrl, RULE_SETS, startPosition };\n${line}\n`,
    );
    assert.match(
      complaintOf(() => {
        compile([], 'wrong.ts');
      }),
      /^wrong\.ts\(4,.*error TS2(?:322|345)/,
      line,
    );
  }
});

test('importing the package does nothing by itself, so what is not used is left out of a bundle', async () => {
  assert.equal((await bundle("import 'plakoto/engine'; import 'plakoto/links';")).text.trim(), '');
  const { text: link } = await bundle("import { ruleUrl } from 'plakoto/links'; console.log(ruleUrl('bg', 'pin'));");
  assert.doesNotMatch(link, /five-pins|Int32Array|faq-mother/);
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
