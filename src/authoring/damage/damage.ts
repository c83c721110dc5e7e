import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DiagnosticCode } from '../diagnostic.ts';

/** A copy of the content in which files can be damaged. */
export class Copy {
  readonly folder: string;

  constructor(inside: string) {
    this.folder = mkdtempSync(join(inside, 'content-'));
    cpSync('content', this.folder, { recursive: true });
  }

  /** Replaces the first occurrence of a text, which must be there. */
  replace(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    const damaged = text.replace(from, () => to);
    assert.notEqual(damaged, text, `${file} has no ${String(from)}`);
    writeFileSync(path, damaged);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Writes a file, and the folders to it. */
  put(file: string, bytes: string | Uint8Array): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /** The line of a file, as it is after the damage, on which a text first stands. */
  lineOf(file: string, text: string): number {
    const line = readFileSync(join(this.folder, file), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes(text));
    assert.notEqual(line, -1, `${file} has no ${text}`);
    return line + 1;
  }
}

/** One kind of damage, and how it must be refused. */
export interface Damage {
  readonly what: string;
  readonly file: string;
  /** Replace this by that; or do something else to the copy. */
  readonly change: readonly [from: string | RegExp, to: string] | ((copy: Copy) => void);
  readonly code: DiagnosticCode;
  /** A text on the line where the problem must be reported; line 1 without it. */
  readonly at?: string;
  /** What else follows from it, by code. */
  readonly also?: readonly DiagnosticCode[];
}

export const PINS = 'examples/pinning/five-pins.tavli';
export const FIRST = 'examples/opening/first-turns.tavli';
export const TWO_OFF = 'examples/bearing-off/two-off.tavli';

/** Adds a paragraph to the section on strategy of a page. */
export function write(file: string, text: string): Pick<Damage, 'file' | 'change' | 'at'> {
  return { file, change: [/(?<=\{#strategy\}\n)/, `\nXXX ${text}\n`], at: 'XXX' };
}
