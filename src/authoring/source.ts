import { readFileSync } from 'node:fs';
import type { Place } from './diagnostic.ts';

/** A text file of the content, with the name by which problems in it are reported. */
export class Source {
  readonly file: string;
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    this.#starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  }

  static read(file: string): Source {
    return new Source(file, readFileSync(file, 'utf8'));
  }

  /** The place of `length` characters from `offset`, an index of `text`. */
  place(offset: number, length: number): Place {
    const line = this.#starts.findLastIndex((start) => start <= offset);
    return { file: this.file, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1, length };
  }

  /** The text of a line, counted from 1, without its end. */
  line(line: number): string | undefined {
    const start = this.#starts[line - 1];
    return start === undefined ? undefined : this.text.slice(start).split(/\r?\n/, 1)[0];
  }
}
