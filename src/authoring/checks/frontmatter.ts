import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Page } from '../page.ts';

const REQUIRED = ['title', 'description', 'updated', 'change'];
const ALLOWED = [...REQUIRED, 'sources'];
/** Search engines show no more of a description. */
const LONGEST_DESCRIPTION = 155;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

function complaint(name: string, value: string): string | undefined {
  if (!ALLOWED.includes(name)) return `There is no field “${name}”; there are ${ALLOWED.join(', ')}.`;
  if (name !== 'sources' && value === '') return `“${name}” is empty.`;
  if (name === 'description' && value.length > LONGEST_DESCRIPTION) {
    return `The description has ${String(value.length)} characters; it may have ${String(LONGEST_DESCRIPTION)}.`;
  }
  if (name === 'updated' && !isDay(value)) return `“${value}” is not a day such as 2026-11-30.`;
  return undefined;
}

function checkPage({ source, frontmatter }: Page): readonly Diagnostic[] {
  const problem = (at: number, length: number, message: string): Diagnostic => ({
    ...source.place(at, Math.max(length, 1)),
    code: 'bad-frontmatter',
    message: [message],
  });
  const { fields, unreadable } = frontmatter;
  const missing = REQUIRED.filter((name) => !fields.some((field) => field.name === name));
  return [
    ...unreadable.map(({ at, length }) =>
      problem(
        at,
        length,
        'This line is not “name: value”. A value with “: ”, “ #” or a quote in front must be quoted.',
      ),
    ),
    ...missing.map((name) => problem(0, 3, `The frontmatter lacks “${name}”.`)),
    ...fields.flatMap(({ name, value, at, length }, index) => {
      const repeated = fields.slice(0, index).some((field) => field.name === name);
      const message = repeated ? `“${name}” stands here a second time.` : complaint(name, value);
      return message === undefined ? [] : [problem(at, length, message)];
    }),
  ];
}

/** Title, description (at most 155 characters), day of the last change and what it was, each once and readable. */
export function checkFrontmatter(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap(checkPage);
}
