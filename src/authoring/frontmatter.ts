/** A line of frontmatter: `value` is unquoted; `at` and `length` say where it stands in the source, without quotes. */
export interface Field {
  readonly name: string;
  readonly value: string;
  readonly at: number;
  readonly length: number;
}

export interface Frontmatter {
  readonly fields: readonly Field[];
  /** Lines that are not of the form `name: value`, by their offset. */
  readonly unreadable: readonly { readonly at: number; readonly length: number }[];
  /** Where the block ends; 0 if the page has none. */
  readonly end: number;
}

const BLOCK = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;
const FIELD = /^([a-z]+):(?:[ \t]+(.*?))?[ \t]*$/;
/** The items of a list belong to the field above them. */
const ITEM = /^[ \t]+- \S/;
const QUOTED = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')$/;
/** What YAML reads as something other than a text: a mapping, a comment, a flow, an alias … */
const NOT_PLAIN = /^["'[{&*!|>%@`]|: | #/;

/**
 * Reads the frontmatter of a page: one `name: value` a line, plain or quoted, with lists of items under a name. This is
 * the part of YAML that authors need; whatever else YAML would accept is reported rather than guessed at.
 */
export function readFrontmatter(text: string): Frontmatter {
  const block = text.startsWith('---') ? BLOCK.exec(text) : null;
  if (!block) return { fields: [], unreadable: [], end: 0 };
  const fields: Field[] = [];
  const unreadable: { at: number; length: number }[] = [];
  let at = block[0].indexOf('\n') + 1;
  for (const line of (block[1] ?? '').split('\n')) {
    const content = line.replace(/\r$/, '');
    const [, name, written = ''] = FIELD.exec(content) ?? [];
    const quoted = QUOTED.exec(written);
    if (name !== undefined && (quoted || !NOT_PLAIN.test(written))) {
      const value = quoted?.[1] ?? quoted?.[2] ?? written;
      const start = at + content.indexOf(written, name.length + 1) + Number(quoted !== null);
      fields.push({ name, value, at: start, length: value.length });
    } else if (content.trim() !== '' && !ITEM.test(content) && !content.startsWith('#')) {
      unreadable.push({ at, length: Math.max(content.length, 1) });
    }
    at += line.length + 1;
  }
  return { fields, unreadable, end: block[0].length };
}
