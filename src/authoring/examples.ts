import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseExample, replay, type Example, type Frame } from '../engine/index.ts';
import { printDiagnostic, type Diagnostic } from './diagnostic.ts';
import { parseDiagnostics, replayDiagnostics } from './refusals.ts';
import { Source } from './source.ts';

/** The folder of the content, from the folder in which the tools are started. */
export const CONTENT = 'content';
const ENDING = '.tavli';

/** An example that was read and replayed without a fault. */
export interface LoadedExample {
  /** `topic/name`, as pages name it. */
  readonly id: string;
  readonly file: string;
  readonly example: Example;
  /** The start, then one for each turn and each refused turn, in the order of the file. */
  readonly frames: readonly Frame[];
  /** The frame of that key; throws if there is none. */
  readonly frame: (key: string) => Frame;
}

/** An example that cannot be shown. It has no `loc` for Astro's overlay, which cannot show a `.tavli` file. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(id: string, diagnostics: readonly Diagnostic[]) {
    super([`The example ${id} is wrong.`, ...diagnostics.map((each) => printDiagnostic(each))].join('\n'));
    this.diagnostics = diagnostics;
  }
}

export function exampleFile(id: string, content = CONTENT): string {
  return join(content, 'examples', `${id}${ENDING}`);
}

/** The ids of all examples, sorted; a file that is not `topic/name.tavli` is listed with what it is named. */
export function listExamples(content = CONTENT): readonly string[] {
  return readdirSync(join(content, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length).replaceAll('\\', '/'))
    .sort();
}

/** An example file, read: `example` if it could be, `loaded` if its claims hold as well; `problems` says why not. */
export interface ExampleEntry {
  readonly id: string;
  readonly source: Source;
  readonly example: Example | undefined;
  readonly loaded: LoadedExample | undefined;
  readonly problems: readonly Diagnostic[];
}

/** Reads and replays the text of an example. */
export function openExample(id: string, source: Source): ExampleEntry {
  const parsed = parseExample(source.text);
  if (!parsed.ok) {
    return { id, source, example: undefined, loaded: undefined, problems: parseDiagnostics(source, parsed.faults) };
  }
  const example = parsed.value;
  const replayed = replay(example);
  if (!replayed.ok) {
    const problems = replayDiagnostics(source, example, replayed.faults);
    return { id, source, example, loaded: undefined, problems };
  }
  const frames = replayed.value;
  const frame = (key: string): Frame => {
    const found = frames.find((each) => each.key === key);
    if (!found) throw new RangeError(`${source.file} has no frame “${key}”`);
    return found;
  };
  return { id, source, example, loaded: { id, file: source.file, example, frames, frame }, problems: [] };
}

const cache = new Map<string, { readonly stamp: string; readonly loaded: LoadedExample }>();

/**
 * The example of that id, replayed; kept until its file changes. Throws an `ExampleError` with every problem in it, or
 * one with none if there is no such file.
 */
export function loadExample(id: string, content = CONTENT): LoadedExample {
  const file = exampleFile(id, content);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new ExampleError(`${id} (there is no ${file})`, []);
  const stamp = `${String(stats.mtimeMs)} ${String(stats.size)}`;
  const kept = cache.get(file);
  if (kept?.stamp === stamp) return kept.loaded;
  const { loaded, problems } = openExample(id, Source.read(file));
  if (!loaded) throw new ExampleError(id, problems);
  cache.set(file, { stamp, loaded });
  return loaded;
}
