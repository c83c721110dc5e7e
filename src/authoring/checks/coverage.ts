import { PLAY_FAULT_CODES, type Statement } from '../../engine/index.ts';
import { CLAUSES, clausePage, faultClause, type Clause } from '../../clauses.ts';
import type { Content } from '../content.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { EVIDENCE } from './evidence.ts';

/** Clauses whose examples are still to be written. Without this list each of them would be a problem. */
const NOT_YET: { readonly shown: readonly Clause[]; readonly refused: readonly Clause[] } = {
  shown: [
    'doubles',
    'use-both',
    'use-higher',
    'closed',
    'pass',
    'release',
    'mother',
    'both-mothers',
    'bear-off-higher',
    'bear-off-pinned',
    'bear-off-free',
  ],
  refused: ['dice', 'use-both', 'use-higher', 'closed', 'bear-off', 'bear-off-higher', 'bear-off-pinned'],
};

export interface ClauseCoverage {
  readonly clause: Clause;
  /** Examples on a page that show it. */
  readonly examples: readonly string[];
  /** How many turns are refused for a reason that points to it. */
  readonly refused: number;
  /** Pages with one of those examples, or, of a clause that needs none, with its section; by name. */
  readonly pages: readonly string[];
  /** What is lacking, if anything: an example, or a refused turn where the clause forbids something. */
  readonly lacks: readonly ('example' | 'refused turn')[];
}

/** A clause that is told by a section alone needs no example. */
function needsExample(clause: Clause): boolean {
  return EVIDENCE[clause] !== undefined;
}

function forbids(clause: Clause): boolean {
  return needsExample(clause) && PLAY_FAULT_CODES.some((code) => faultClause[code] === clause);
}

function isRefusedFor(statement: Statement, clause: Clause): boolean {
  return statement.kind === 'not' && faultClause[statement.because] === clause;
}

/**
 * Clause by clause, what examples on the pages show it (DESIGN 3). Examples that no page has do not count. What a file
 * claims is taken at its word here; whether it holds is checked elsewhere, and one mistake should be reported once.
 */
export function clauseCoverage(content: Content): readonly ClauseCoverage[] {
  const pagesWith = (id: string): readonly string[] =>
    content.pages.filter(({ examples }) => examples.some((use) => use.id === id)).map(({ name }) => name);
  const used = [...content.examples.values()].flatMap(({ id, example }) =>
    example && pagesWith(id).length > 0 ? [{ id, example }] : [],
  );
  const sectionsFor = (clause: Clause): readonly string[] =>
    content.pages.filter(({ headings }) => headings.some(({ id }) => id === clause)).map(({ name }) => name);
  return CLAUSES.map((clause) => {
    const shown = used.filter(({ example }) => example.shows.some((each) => each.clause === clause));
    const refused = used
      .flatMap(({ example }) => example.statements)
      .filter((statement) => isRefusedFor(statement, clause)).length;
    return {
      clause,
      examples: shown.map(({ id }) => id),
      refused,
      pages: [...new Set(needsExample(clause) ? shown.flatMap(({ id }) => pagesWith(id)) : sectionsFor(clause))].sort(),
      lacks: [
        ...(needsExample(clause) && shown.length === 0 ? ['example' as const] : []),
        ...(forbids(clause) && refused === 0 ? ['refused turn' as const] : []),
      ],
    };
  });
}

/** Where a clause is explained, in the first language that does. */
function sectionOf(content: Content, clause: Clause): Place {
  for (const page of content.pages) {
    const heading = page.name === clausePage(clause) && page.headings.find(({ id }) => id === clause);
    if (heading) return page.source.place(heading.at, heading.length);
  }
  return { file: content.folder, line: 1, column: 1, length: 1 };
}

/** Every clause that a turn can show has an example that does, and a refused turn where it forbids something. */
export function checkCoverage(content: Content): readonly Diagnostic[] {
  // An example or a page that cannot be read might be the one that is missed.
  if (content.problems.some(({ code }) => code === 'unreadable-page')) return [];
  if ([...content.examples.values()].some(({ example }) => !example)) return [];
  return clauseCoverage(content).flatMap(({ clause, lacks }) =>
    lacks
      .filter((lack) => !NOT_YET[lack === 'example' ? 'shown' : 'refused'].includes(clause))
      .map((lack) => ({
        ...sectionOf(content, clause),
        code: 'uncovered-clause' as const,
        message: [`No ${lack} on any page shows “${clause}”.`] as const,
      })),
  );
}
