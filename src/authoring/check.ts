import { checkCaptions } from './checks/captions.ts';
import { checkClauses } from './checks/clauses.ts';
import { checkCode } from './checks/code.ts';
import { checkComponents } from './checks/components.ts';
import { checkCoverage, clauseCoverage, type ClauseCoverage } from './checks/coverage.ts';
import { checkFrontmatter } from './checks/frontmatter.ts';
import { checkGlossary } from './checks/glossary.ts';
import { checkIds } from './checks/ids.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkLinks } from './checks/links.ts';
import { checkMarkup } from './checks/markup.ts';
import { checkParity } from './checks/parity.ts';
import { checkPublished } from './checks/published.ts';
import { checkQuotations } from './checks/quotations.ts';
import { checkQuotes } from './checks/quotes.ts';
import { checkShows } from './checks/shows.ts';
import { checkStructure } from './checks/structure.ts';
import { checkText } from './checks/text.ts';
import { checkUnique } from './checks/unique.ts';
import { readContent, type Content } from './content.ts';
import { printDiagnostic, sortDiagnostics, type Diagnostic } from './diagnostic.ts';
import { CONTENT } from './examples.ts';

/** What the build refuses (DESIGN 3), each in a file of its own. */
const CHECKS: readonly ((content: Content) => readonly Diagnostic[])[] = [
  checkShows,
  checkFrontmatter,
  checkMarkup,
  checkUnique,
  checkComponents,
  checkGlossary,
  checkCode,
  checkIds,
  checkCaptions,
  checkStructure,
  checkQuotations,
  checkClauses,
  checkParity,
  checkLinks,
  checkText,
  checkQuotes,
  checkCoverage,
  checkPublished,
];

/** The outcome of a check: every problem, sorted by file and line, and how the clauses are covered. */
export interface Report {
  readonly problems: readonly Diagnostic[];
  readonly coverage: readonly ClauseCoverage[];
  readonly content: Content;
}

/** Reads and checks a whole content folder. Nothing stops it at the first problem. */
export function checkContent(folder: string = CONTENT): Report {
  const content = readContent(folder);
  const problems = [...content.problems, ...checkLanguages(), ...CHECKS.flatMap((check) => check(content))];
  return { problems: sortDiagnostics(problems), coverage: clauseCoverage(content), content };
}

/** All problems as they are printed, an empty line between, and how many there are. */
export function printProblems({ problems, content }: Report): string {
  const printed = problems.map((problem) =>
    printDiagnostic(problem, content.sources.get(problem.file)?.line(problem.line)),
  );
  return [...printed, problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`].join('\n\n');
}
