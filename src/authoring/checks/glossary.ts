import { isTermId, TERM_IDS } from '../../i18n/terms.ts';
import { GLOSSARY } from '../../site.ts';
import type { Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import type { Page } from '../page.ts';
import type { ComponentUse } from '../uses.ts';

function problem(
  page: Page,
  { at, length }: Pick<ComponentUse, 'at' | 'length'>,
  code: DiagnosticCode,
  message: string,
) {
  return { ...page.source.place(at, length), code, message: [message] } as const;
}

function checkEntries(page: Page): readonly Diagnostic[] {
  const entries = page.components.filter(({ name }) => name === 'Entry');
  if (page.name !== GLOSSARY) {
    return entries.map((entry) =>
      problem(page, entry, 'misplaced-entry', `An entry stands on the page “${GLOSSARY}”.`),
    );
  }
  const seen = new Set(page.headings.map(({ id }) => id));
  const problems: Diagnostic[] = [];
  for (const entry of entries) {
    const id = entry.attributes.get('id');
    if (seen.has(id)) problems.push(problem(page, entry, 'repeated-id', `The page has “${String(id)}” already.`));
    seen.add(id);
  }
  const missing = TERM_IDS.filter((id) => !seen.has(id));
  if (missing.length === 0) return problems;
  const message = `The glossary has no entry for ${missing.join(', ')}.`;
  return [...problems, problem(page, { at: 0, length: 1 }, 'missing-entry', message)];
}

function checkTerms(content: Content, page: Page): readonly Diagnostic[] {
  return page.components.flatMap((use): readonly Diagnostic[] => {
    const id = use.attributes.get('id');
    if ((use.name !== 'Term' && use.name !== 'Entry') || id === undefined) return [];
    if (!isTermId(id)) {
      const hint = `The terms are ${TERM_IDS.join(', ')}.`;
      return [{ ...problem(page, use, 'unknown-term', `There is no term “${id}” in src/i18n/terms.ts.`), hint }];
    }
    if (use.name === 'Entry' || content.files.has(`${page.locale}/${GLOSSARY}`)) return [];
    return [
      problem(page, use, 'dead-link', `There is no page ${page.locale}/${GLOSSARY} that the term could lead to.`),
    ];
  });
}

/** The glossary of a language has each term once and no other; a term on a page leads to it. */
export function checkGlossary(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => [...checkEntries(page), ...checkTerms(content, page)]);
}
