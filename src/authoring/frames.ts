import type { Example, Statement } from '../engine/index.ts';

/** A frame as the file promises it, whether or not its turn holds. */
export interface PromisedFrame {
  readonly key: string;
  /** What makes the frame; the start has none. */
  readonly statement: Extract<Statement, { kind: 'turn' | 'not' }> | undefined;
}

/** The frames of an example in order, by its statements alone: pages are checked against them even where replay fails. */
export function promisedFrames(example: Example): readonly PromisedFrame[] {
  const frames: PromisedFrame[] = [{ key: 'start', statement: undefined }];
  let turns = 0;
  let refusals = 0;
  for (const statement of example.statements) {
    if (statement.kind === 'turn') frames.push({ key: String((turns += 1)), statement });
    else if (statement.kind === 'not') frames.push({ key: `not-${String((refusals += 1))}`, statement });
  }
  return frames;
}
