/**
 * `npm run package [-- folder]`: the package that others install, in a folder of its own (`.cache/package`): the engine
 * and the links as JavaScript modules with types, no dependency, no side effect. Node strips no types under
 * `node_modules`, so it cannot be the sources themselves. Links lead to the address that `SITE_URL` names.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { SITE } from '../links/site-address.ts';
import { SITE_URL } from '../site.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The folders of src that are published, each under its name. */
const ENTRIES = ['engine', 'links'] as const;
/** What else is in it, and from where. */
const PAPERS = { LICENSE: 'LICENSE', 'CHANGELOG.md': 'CHANGELOG.md', 'README.md': 'docs/package.md' };
/** The module that holds the address of the site. */
const ADDRESS = path.join('links', 'site-address.js');

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

/** The text of a module or of its types as it is published. */
function finished(file: string, text: string, site: string): string {
  // The compiler rewrites `./x.ts` in modules but leaves it in their types.
  if (file.endsWith('.d.ts')) return text.replace(/((?:from |import\()['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js');
  if (file !== ADDRESS) return text;
  const address = `'${SITE}'`;
  if (!text.includes(address)) throw new Error(`${file} does not hold the address of the site as it is written.`);
  return text.replace(address, () => JSON.stringify(site));
}

/** What says of a folder that it holds this package. */
const NAMED = { name: 'plakoto', type: 'module' } as const;

/** A folder may be emptied if nothing is in it but an older package; it may also be missing or empty. */
function refuseForeign(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  try {
    const old = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    // The project itself bears the same name; unlike a package it has scripts.
    if (old['name'] === NAMED.name && old['type'] === NAMED.type && !('scripts' in old)) return;
  } catch {
    // No manifest that could be read: it is not ours.
  }
  throw new Error(`${folder} is not empty and holds no older package of ${NAMED.name}: it is left as it is.`);
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
  return {
    ...NAMED,
    version,
    description,
    license,
    sideEffects: false,
    exports: { ...exports, './package.json': './package.json' },
  };
}

/**
 * Writes the package into `folder`, in the place of an older one; its links lead to `site`. Throws with the compiler's
 * words if a source is wrong, or if something else is in the folder; then nothing in it has changed.
 */
export function writePackage(folder: string, site: string = SITE_URL): void {
  refuseForeign(folder);
  const program = ts.createProgram(ENTRIES.flatMap(sourcesOf), {
    ...OPTIONS,
    rootDir: path.join(ROOT, 'src'),
    outDir: folder,
  });
  const written = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => {
    written.set(file, finished(path.relative(folder, file), text, site));
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(OPTIONS)));
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of written) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const [name, source] of Object.entries(PAPERS)) {
    writeFileSync(path.join(folder, name), readFileSync(path.join(ROOT, source)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, '.cache/package'));
  writePackage(folder);
  console.log(folder);
}
