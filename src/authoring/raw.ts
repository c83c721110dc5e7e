import type { Diagnostic } from './diagnostic.ts';
import type { Source } from './source.ts';

/** What decoding leaves of bytes that are no UTF-8; or a control character, which no text has. */
const NO_TEXT = /\uFFFD|(?![\t\n\r])\p{Cc}/u;
const BYTE_ORDER_MARK = '\uFEFF';
const LATE_FRONTMATTER = /^\s+(?=---\s*$)/m;
const CLOSED_FRONTMATTER = /^---\r?\n[\s\S]*?^---[ \t]*$/m;

/** What is wrong with the very characters of a file, so that nothing else that could be said of it would help. */
export function rawFault(source: Source): Diagnostic | undefined {
  const { text } = source;
  const at = text.search(NO_TEXT);
  if (at >= 0) {
    const message = 'These bytes are not text in UTF-8.';
    return { ...source.place(at, 1), code: 'not-utf8', message: [message], hint: 'Save the file as UTF-8.' };
  }
  if (!text.startsWith(BYTE_ORDER_MARK)) return undefined;
  const message = 'The file begins with a byte order mark, U+FEFF, which cannot be seen.';
  return { ...source.place(0, 1), code: 'byte-order-mark', message: [message], hint: 'Save it as UTF-8 without BOM.' };
}

/** Why a page's frontmatter is not seen as such, though it is there: it begins too late or never ends. */
export function frontmatterFault(source: Source): Diagnostic | undefined {
  const { text } = source;
  const late = LATE_FRONTMATTER.exec(text);
  if (late?.index === 0) {
    const message = 'Something stands before the --- of the frontmatter: an empty line or a space.';
    return { ...source.place(0, 1), code: 'bad-frontmatter', message: [message], hint: 'The first line is ---.' };
  }
  if (!text.startsWith('---') || CLOSED_FRONTMATTER.test(text)) return undefined;
  const message = 'The frontmatter has no end: a line of --- after its last field.';
  return { ...source.place(0, 3), code: 'bad-frontmatter', message: [message] };
}
