import { join } from 'node:path';
import { fail, isSome, succeed, type Result } from '../engine/result.ts';
import type { Content } from './content.ts';
import type { Diagnostic } from './diagnostic.ts';
import { PUBLISHED, type Published } from './published.ts';
import { REDIRECTS, type Redirects } from './redirects.ts';
import { Source } from './source.ts';

export interface Lists {
  readonly promised: Published;
  readonly redirects: Redirects;
  readonly sources: { readonly promised: Source; readonly redirects: Source };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isRecordOf<T>(value: unknown, isOne: (each: unknown) => each is T): value is Readonly<Record<string, T>> {
  return isRecord(value) && Object.values(value).every(isOne);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isExample(value: unknown): value is Published['examples'][string] {
  return isRecord(value) && isText(value['page']) && isTexts(value['frames']);
}

function isPublished(value: unknown): value is Published {
  return (
    isRecord(value) &&
    isRecordOf(value['pages'], isTexts) &&
    isRecordOf(value['clauses'], isText) &&
    isRecordOf(value['examples'], isExample) &&
    isTexts(value['faults']) &&
    isTexts(value['rules'])
  );
}

function isRedirects(value: unknown): value is Redirects {
  return isRecordOf(value, isText);
}

function read<T>(source: Source, isOne: (value: unknown) => value is T, wanted: string): Result<T, Diagnostic> {
  try {
    const value: unknown = JSON.parse(source.text);
    if (isOne(value)) return succeed(value);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // V8 gives an offset, or ten characters on either side of what it did not expect.
    const [, offset, around] = /position (\d+)|, (?:\.\.\.)?("[\s\S]*")(?:\.\.\.)? is not valid/.exec(said) ?? [];
    const shown = around === undefined ? -1 : source.text.indexOf(around.slice(1, -1));
    const at = offset === undefined ? Math.max(0, shown + (said.includes(', ..."') ? 10 : 0)) : Number(offset);
    return fail({ ...source.place(at, 1), code: 'bad-list', message: [`This is no JSON: ${said}`] });
  }
  return fail({ ...source.place(0, 1), code: 'bad-list', message: [`This should be ${wanted}.`] });
}

/** The list of what is published, and of what has become of it; a folder without them has published nothing. */
export function readLists(content: Content): Result<Lists, Diagnostic> {
  const [list, file] = [PUBLISHED, REDIRECTS].map((name) => content.sources.get(join(content.folder, name)));
  if (!list) {
    const message = 'The list of published ids is missing.';
    const place = { file: join(content.folder, PUBLISHED), line: 1, column: 1, length: 1 };
    return fail({
      ...place,
      code: 'bad-list',
      message: [message],
      hint: 'Its old versions have it; it is never begun anew.',
    });
  }
  const from = file ?? new Source(join(content.folder, REDIRECTS), '{}');
  const promised = read(
    list,
    isPublished,
    'pages, clauses, examples, faults and rules, as npm run publish:ids writes it',
  );
  const redirects = read(from, isRedirects, 'an object of "old": "new"');
  if (promised.ok && redirects.ok) {
    return succeed({
      promised: promised.value,
      redirects: redirects.value,
      sources: { promised: list, redirects: from },
    });
  }
  const faults = [promised, redirects].flatMap((each) => (each.ok ? [] : each.faults));
  if (isSome(faults)) return { ok: false, faults };
  throw new Error('A list that cannot be read has a fault.');
}
