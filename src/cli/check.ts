/*
 * `npm run check [-- FOLDER]`: checks the content and prints every problem, or how the clauses are covered.
 * Exits with 1 if there are problems.
 */
import { checkContent, printProblems } from '../authoring/check.ts';
import type { ClauseCoverage } from '../authoring/checks/coverage.ts';

function coverageTable(coverage: readonly ClauseCoverage[]): string {
  const rows = coverage.map(({ clause, examples, refused, pages, lacks }) => [
    clause,
    String(examples.length),
    String(refused),
    pages.join(', ') || '–',
    lacks.map((lack) => `no ${lack} yet`).join(', '),
  ]);
  const table = [['clause', 'examples', 'refused', 'pages', ''], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const [folder] = process.argv.slice(2);
const report = checkContent(folder);
if (report.problems.length > 0) {
  console.error(printProblems(report));
  process.exitCode = 1;
} else {
  const { examples, pages } = report.content;
  const locales = new Set(pages.map(({ locale }) => locale));
  const counts = `${String(examples.size)} examples, ${String(pages.length)} pages in ${[...locales].join(', ')}`;
  console.log(`${coverageTable(report.coverage)}\n\n${counts}: no problems`);
}
