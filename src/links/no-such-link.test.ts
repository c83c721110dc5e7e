import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Position, Setup } from '../engine/index.ts';
import { boardUrl, embedUrl, exampleUrl, pageUrl, refusalUrl, ruleUrl, sectionUrl } from './index.ts';

const FILE = fileURLToPath(import.meta.url);
const EXPECTED = '// @ts-' + 'expect-error';

/** Never called: these are links that a compiler must refuse. */
export function wrongLinks(start: Position, setup: Setup): readonly string[] {
  return [
    // @ts-expect-error There is no such language.
    ruleUrl('fr', 'pin'),
    // @ts-expect-error There is no such clause.
    ruleUrl('bg', 'pins'),
    // @ts-expect-error There is no such page.
    pageUrl('bg', 'plakotto'),
    // @ts-expect-error That section is on another page.
    sectionUrl('bg', 'tapa', 'faq-mother'),
    // @ts-expect-error There is no such example.
    exampleUrl('bg', 'pinning/six-pins'),
    // @ts-expect-error The example has no such frame.
    exampleUrl('bg', 'pinning/five-pins', 'not-9'),
    // @ts-expect-error There is no such example.
    embedUrl('bg', 'five-pins'),
    // @ts-expect-error There is no such fault.
    refusalUrl('bg', 'point-shut', start, [6, 5], '24/18 24/19'),
    // @ts-expect-error No die shows a seven.
    refusalUrl('bg', 'point-closed', start, [7, 5], '24/18 24/19'),
    // @ts-expect-error There is no such rule set.
    refusalUrl('bg', 'point-closed', start, [6, 5], '24/18 24/19', 'tabla'),
    // @ts-expect-error A position that the engine has not checked.
    refusalUrl('bg', 'point-closed', setup, [6, 5], '24/18 24/19'),
    // @ts-expect-error A turn without a roll to judge it by.
    boardUrl('bg', { rules: 'tapa', position: start, play: '24/18 24/19' }),
  ];
}

/** What the compiler says of this file, by line, when `change` has been done to its text. */
function compile(change: (text: string) => string): readonly string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === FILE ? ts.createSourceFile(name, change(readFileSync(FILE, 'utf8')), version) : read(name, version);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(FILE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('a link to a language, page, section, clause, example, frame, fault or rule set that is not there does not compile', () => {
  assert.deepEqual(
    compile((text) => text),
    [],
  );
  const count = readFileSync(FILE, 'utf8').split(EXPECTED).length - 1;
  // Without the marks each of them is an error of its own; with the right word its mark is one too many.
  assert.equal(compile((text) => text.replaceAll(EXPECTED, '//')).length, count);
  assert.match(compile((text) => text.replace("'pins'", "'pin'")).join(), /Unused '@ts-expect-error'/);
});
