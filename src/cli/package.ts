/**
 * `npm run package [-- folder]`: the package that others install, in a folder of its own (`.cache/package`): the engine
 * as JavaScript modules with types, no dependency, no side effect. Node strips no types under `node_modules`, so it
 * cannot be the sources themselves.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The folders of src that are published, each under its name. */
const ENTRIES = ['engine'] as const;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  stripInternal: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
};

function sourcesOf(entry: string): string[] {
  const folder = path.join(ROOT, 'src', entry);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
}

function manifest(): object {
  const { version, license, description } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    description: string;
  };
  const exports = Object.fromEntries(
    ENTRIES.map((entry) => [`./${entry}`, { types: `./${entry}/index.d.ts`, default: `./${entry}/index.js` }]),
  );
  return { name: 'plakoto', version, description, license, type: 'module', sideEffects: false, exports };
}

/** Writes the package into `folder`, which is emptied first. Throws with the compiler's words if a source is wrong. */
export function writePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = ts.createProgram(ENTRIES.flatMap(sourcesOf), {
    ...OPTIONS,
    rootDir: path.join(ROOT, 'src'),
    outDir: folder,
  });
  const { diagnostics } = program.emit(undefined, (file, text) => {
    mkdirSync(path.dirname(file), { recursive: true });
    // The compiler rewrites `./x.ts` in modules but leaves it in their types.
    writeFileSync(file, file.endsWith('.d.ts') ? text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'") : text);
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(OPTIONS)));
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const name of ['LICENSE', 'CHANGELOG.md']) {
    writeFileSync(path.join(folder, name), readFileSync(path.join(ROOT, name)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/package'));
  writePackage(folder);
  console.log(folder);
}
