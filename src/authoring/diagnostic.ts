import type { ExampleFault, PlayFaultCode, ReplayFault, Some } from '../engine/index.ts';

/** What can be wrong with pages and with examples as pages use them; what the engine says of an example has its own codes. */
export const CONTENT_CODES = [
  'not-utf8',
  'byte-order-mark',
  'stray-file',
  'unreadable-page',
  'bad-frontmatter',
  'unknown-locale',
  'unready-language',
  'missing-page',
  'extra-page',
  'missing-id',
  'bad-id',
  'repeated-id',
  'missing-section',
  'extra-section',
  'section-order',
  'section-level',
  'missing-example',
  'extra-example',
  'example-order',
  'missing-figure',
  'extra-figure',
  'figure-order',
  'missing-clause',
  'clause-order',
  'unknown-example',
  'caption-without-frame',
  'frame-without-caption',
  'caption-order',
  'repeated-caption',
  'caption-outside-example',
  'quotation-without-frame',
  'quotation-outside-example',
  'bad-quotation',
  'typed-move',
  'typed-roll',
  'typed-position',
  'typed-pips',
  'avoided-word',
  'wrong-quote',
  'wrong-dash',
  'wrong-letter',
  'wrong-mark',
  'breaking-space',
  'bad-link',
  'dead-link',
  'unknown-clause',
  'not-shown',
  'uncovered-clause',
  'unknown-component',
  'bad-attribute',
  'unknown-term',
  'missing-entry',
  'misplaced-entry',
  'expression',
  'import-or-export',
  'image',
  'html-element',
  'bad-fence',
  'repeated-example',
  'misplaced-example',
  'loose-text',
  'empty-element',
  'unneeded-not-ours',
  'bad-list',
  'lost-id',
  'unlisted-id',
  'bad-redirect',
] as const;

export type DiagnosticCode =
  (typeof CONTENT_CODES)[number] | PlayFaultCode | ExampleFault['code'] | ReplayFault['code'];

/** Where something stands: a file as it is to be printed, line and column from 1, length in characters. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** One problem of the content, told to the one who wrote it. */
export interface Diagnostic extends Place {
  readonly code: DiagnosticCode;
  /** Sentences, one a line. */
  readonly message: Some<string>;
  /** What to do about it, where that can be said. */
  readonly hint?: string | undefined;
}

const MOST_COLUMNS = 110;
const COLUMNS_BEFORE = 50;

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** By file, then line, then column; of two at the same place the code decides, so that two runs print the same. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column || compareTexts(a.code, b.code),
  );
}

/** The line with carets under the place; of a long line, as paragraphs are, only what stands around it. */
function excerpt({ line, column, length }: Place, text: string): readonly string[] {
  const number = `  ${String(line)} | `;
  const from = text.length > MOST_COLUMNS ? Math.max(0, column - 1 - COLUMNS_BEFORE) : 0;
  const shown = text.slice(from, from + MOST_COLUMNS);
  const before = from > 0 ? '…' : '';
  const after = from + MOST_COLUMNS < text.length ? '…' : '';
  const at = before.length + column - 1 - from;
  const carets = '^'.repeat(Math.max(1, Math.min(length, before.length + shown.length - at)));
  return [`${number}${before}${shown}${after}`, `${' '.repeat(number.length - 2)}| ${' '.repeat(at)}${carets}`];
}

/**
 * One problem as it is printed (DESIGN 3): file, line, column and code, the line with carets under the place, the
 * sentences, the hint. `sourceLine` is the text of that line; without one, as for a file that is missing, none is shown.
 */
export function printDiagnostic(diagnostic: Diagnostic, sourceLine?: string): string {
  const { file, line, column, code, message, hint } = diagnostic;
  return [
    `${file}:${String(line)}:${String(column)}  ${code}`,
    ...(sourceLine === undefined ? [] : excerpt(diagnostic, sourceLine)),
    ...message.map((sentence) => `  ${sentence}`),
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n');
}
