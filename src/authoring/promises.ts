import { readContent } from './content.ts';
import { printDiagnostic } from './diagnostic.ts';
import { CONTENT } from './examples.ts';
import { readLists } from './published-files.ts';
import { idsOf, type Published } from './published.ts';
import type { Redirects } from './redirects.ts';

/** The ids that there are, those that have been promised, and what leads from these to those. */
export interface Promises {
  readonly now: Published;
  readonly promised: Published;
  readonly redirects: Redirects;
}

/** Reads them from a content folder that has been checked; throws if its lists cannot be read. */
export function readPromises(folder = CONTENT): Promises {
  const content = readContent(folder);
  const lists = readLists(content);
  if (!lists.ok) throw new Error(lists.faults.map((fault) => printDiagnostic(fault)).join('\n\n'));
  const { promised, redirects } = lists.value;
  return { now: idsOf(content, false), promised, redirects };
}
