import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Page } from '../page.ts';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const EXAMPLE = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What stands for an example in addresses and in ids of elements: `topic-name`. */
export function elementId(example: string): string {
  return example.replaceAll('/', '-');
}

function checkHeadings({ source, headings }: Page): readonly Diagnostic[] {
  return headings.flatMap(({ id, at, length }, index): readonly Diagnostic[] => {
    const place = source.place(at, length);
    if (id === undefined) {
      const hint = 'Write it behind the heading: {#id}';
      return [{ ...place, code: 'missing-id', message: ['The heading has no id of its own.'], hint }];
    }
    if (!ID.test(id)) {
      const message = `“${id}” is not an id: lower-case letters of English, digits and single hyphens.`;
      return [{ ...place, code: 'bad-id', message: [message] }];
    }
    if (headings.slice(0, index).some((other) => other.id === id)) {
      return [{ ...place, code: 'repeated-id', message: [`The page has “${id}” already.`] }];
    }
    return [];
  });
}

function checkExamples(content: Content): readonly Diagnostic[] {
  const ids = [...content.examples.keys()];
  return [...content.examples.values()].flatMap(({ id, source }): readonly Diagnostic[] => {
    const place = source.place(0, 1);
    if (!EXAMPLE.test(id)) {
      const message = 'An example is a file topic/name.tavli, in lower-case letters, digits and hyphens.';
      return [{ ...place, code: 'bad-id', message: [message] }];
    }
    const twin = ids.slice(0, ids.indexOf(id)).find((other) => elementId(other) === elementId(id));
    if (twin === undefined) return [];
    const message = `${id} and ${twin} would both have the id “${elementId(id)}” on a page.`;
    return [{ ...place, code: 'repeated-id', message: [message], hint: 'Rename one of the two.' }];
  });
}

/** Every heading has an id of its own, in plain ASCII, and no two examples collapse to one id. */
export function checkIds(content: Content): readonly Diagnostic[] {
  return [...content.pages.flatMap(checkHeadings), ...checkExamples(content)];
}
