import { CLAUSES, clausePage, isClause } from '../../clauses.ts';
import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Page } from '../page.ts';

function checkPage(page: Page): readonly Diagnostic[] {
  const { source, headings } = page;
  const expected = CLAUSES.filter((clause) => clausePage(clause) === page.name);
  const found = headings.filter(({ id }) => id !== undefined && isClause(id) && clausePage(id) === page.name);
  const missing = expected.filter((clause) => !found.some(({ id }) => id === clause));
  const problems: Diagnostic[] = missing.map((clause) => ({
    ...source.place(0, 1),
    code: 'missing-clause',
    message: [`The page has no section “${clause}”, though it explains that clause.`],
  }));
  const order = expected.filter((clause) => !missing.includes(clause));
  const wrong = found.findIndex(({ id }, index) => id !== order[index]);
  const heading = found[wrong];
  // A section that is there twice is reported as such; it is no question of order.
  if (heading && found.length === order.length) {
    problems.push({
      ...source.place(heading.at, heading.length),
      code: 'clause-order',
      message: [`“${String(heading.id)}” stands where “${String(order[wrong])}” is expected.`],
      hint: `The order is ${expected.join(', ')}.`,
    });
  }
  return problems;
}

/** A page that explains clauses (RULES 8) has a section for each of them, in their order. */
export function checkClauses(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap(checkPage);
}
