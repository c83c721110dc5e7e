import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { languageOf } from '../language/index.ts';
import type { TextRule } from '../language/rules.ts';
import type { Page } from '../page.ts';
import type { Exempt, Prose } from '../prose.ts';

/** What a stretch may stand in and be let pass: notation nowhere, a word where it is denied, typography in other languages. */
function exemptions({ code }: TextRule): readonly Exempt['kind'][] {
  if (code.startsWith('typed-')) return [];
  return code === 'avoided-word' ? ['not-ours', 'foreign'] : ['foreign'];
}

/** Whether a stretch of the prose lies in one that a rule lets pass. */
export function isExempt({ exempt }: Prose, kinds: readonly Exempt['kind'][], start: number, end: number): boolean {
  return exempt.some((each) => kinds.includes(each.kind) && start < each.end && end > each.start);
}

/** The problem at a stretch of a page's prose, with its place in the source. */
export function proseProblem(
  { source, prose }: Page,
  start: number,
  end: number,
  told: Pick<Diagnostic, 'code' | 'message'>,
): Diagnostic {
  const from = prose.offsets[start] ?? 0;
  const to = prose.offsets[Math.max(start, end - 1)] ?? from;
  return { ...source.place(from, to - from + 1), ...told };
}

function rulesOf({ locale }: Page): readonly TextRule[] {
  return languageOf(locale)?.rules ?? [];
}

function applyRule(page: Page, rule: TextRule): readonly Diagnostic[] {
  const kinds = exemptions(rule);
  return Array.from(page.prose.text.matchAll(rule.pattern)).flatMap(({ index, 0: found }): readonly Diagnostic[] => {
    const end = index + found.length;
    if (isExempt(page.prose, kinds, index, end)) return [];
    return [proseProblem(page, index, end, { code: rule.code, message: [rule.say] })];
  });
}

/** What is marked as not ours, and is no word that would need it. */
function unneeded(page: Page): readonly Diagnostic[] {
  const rules = rulesOf(page).filter(({ code }) => code === 'avoided-word');
  if (rules.length === 0) return [];
  const found = rules.flatMap(({ pattern }) => Array.from(page.prose.text.matchAll(pattern)));
  return page.prose.exempt.flatMap(({ kind, start, end }): readonly Diagnostic[] => {
    if (kind !== 'not-ours' || start === end) return [];
    if (found.some(({ index, 0: word }) => index < end && index + word.length > start)) return [];
    const message = '<NotOurs> stands around a word that these pages avoid; this is none.';
    return [proseProblem(page, start, end, { code: 'unneeded-not-ours', message: [message] })];
  });
}

/** Nothing stands in the prose that a rule of its language forbids: typed notation, avoided words, wrong characters. */
export function checkText(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap((page) => [
    ...rulesOf(page).flatMap((rule) => applyRule(page, rule)),
    ...unneeded(page),
  ]);
}
