import { resolve } from 'node:path';
import type { Report } from './check.ts';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The file as the overlay's script expects it: one element a line, that of the problem marked. */
function listing(text: string, line: number): string {
  const lines = text
    .split(/\r?\n/)
    .map((each, index) => `<span class="line${index + 1 === line ? ' error-line' : ''}">${escape(each)}</span>`);
  return `<pre><code>${lines.join('\n')}</code></pre>`;
}

/**
 * What Vite is sent so that Astro's overlay shows the first problem with its place in the file; nothing if there is no
 * problem. Astro would fill such a message in by itself, but knows no `.tavli` and fails on it, so it is sent complete.
 */
export function overlayOf({ problems: [first], content }: Report) {
  if (!first) return undefined;
  const { file, line, column, code, message, hint } = first;
  const source = content.sources.get(file);
  const err = {
    name: code,
    title: 'The content has a problem',
    message: escape(message.join('\n')),
    stack: 'The terminal has the whole list.',
    loc: { file: resolve(file), line, column },
    ...(hint === undefined ? {} : { hint: escape(hint) }),
    ...(source ? { highlightedCode: listing(source.text, line) } : {}),
  };
  return { __isEnhancedAstroErrorPayload: true, type: 'error' as const, err };
}
