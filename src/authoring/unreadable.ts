/*
 * What the parser of MDX says of a slip, it says in terms of JSX. Where the slip is a common one, this says what it is.
 */

export const BRACES = 'Braces have a meaning in MDX; on a page they stand only in die={5} and behind a heading, {#id}.';

const UNQUOTED = /^<[A-Za-z][^<>]*?=\s*[^"'{\s]/;

/** Why a page cannot be read: `rest` is its text from the place that the parser complains of, `said` the complaint. */
export function tellUnreadable(rest: string, said: string): string {
  if (UNQUOTED.test(rest)) return 'The value of an attribute stands in straight quotes: at="1".';
  if (rest.startsWith('<!--')) return 'Pages hold no comments; leave it out.';
  if (rest.startsWith('{')) return BRACES;
  if (/^<https?:/.test(rest)) return 'A link is written [text](https://…).';
  if (/^<[\s\d=]/.test(rest)) return 'The sign < opens an element in MDX; write “less than” in words.';
  return `The page is not MDX: ${said}`;
}
