/** `npm run -s engine`: one JSON request a line on standard input, one JSON answer a line on standard output, in order. */
import { once } from 'node:events';
import process from 'node:process';
import { answerLine, answerTooLong } from './line-service.ts';

/** No request is near so long; a longer line is not kept in memory. */
const LONGEST_LINE = 64 * 1024;

/** Cuts a stream of text into lines; a line that grows too long is given as `null` once its end has come. */
class LineCutter {
  #rest = '';
  #skipping = false;

  *cut(chunk: string): Generator<string | null> {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      yield this.#finish(chunk.slice(from, end));
      from = end + 1;
    }
    this.#rest += chunk.slice(from);
    if (this.#rest.length <= LONGEST_LINE) return;
    this.#skipping = true;
    this.#rest = '';
  }

  *end(): Generator<string | null> {
    if (this.#rest !== '' || this.#skipping) yield this.#finish('');
  }

  #finish(tail: string): string | null {
    const line = (this.#rest + tail).replace(/\r$/, '');
    const tooLong = this.#skipping || line.length > LONGEST_LINE;
    this.#rest = '';
    this.#skipping = false;
    return tooLong ? null : line;
  }
}

async function answerAll(lines: Iterable<string | null>): Promise<void> {
  let text = '';
  for (const line of lines) text += `${line === null ? answerTooLong(LONGEST_LINE) : answerLine(line)}\n`;
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has gone away; there is nobody left to answer.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const cutter = new LineCutter();
// The decoder also drops the byte order mark with which some programs begin.
const decoder = new TextDecoder();
for await (const chunk of process.stdin) {
  await answerAll(cutter.cut(decoder.decode(chunk as Uint8Array, { stream: true })));
}
await answerAll(cutter.cut(decoder.decode()));
await answerAll(cutter.end());
