import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { languageOf } from '../language/index.ts';
import type { Quotes } from '../language/rules.ts';
import type { Page } from '../page.ts';
import { BREAK } from '../prose.ts';
import { isExempt, proseProblem } from './text.ts';

const MARKS = /["'„“”«»‚‘’‹›]/gu;
const APOSTROPHE = '’';
const LETTER = /\p{L}/u;

interface Mistake {
  readonly at: number;
  readonly say: string;
}

/**
 * The first mistake in the quotation marks of a block, or none: outer marks outside, inner ones inside them, each opened
 * and closed. An apostrophe after a letter is no quotation mark, unless it closes an inner quotation.
 */
export function quoteMistake(text: string, { outer, inner }: Quotes): Mistake | undefined {
  const open: { readonly at: number; readonly close: string }[] = [];
  const expected = `Quotation marks are ${outer.join('…')}, inside them ${inner.join('…')}.`;
  for (const { index, 0: mark } of text.matchAll(MARKS)) {
    const last = open.at(-1);
    const inWord = LETTER.test(text[index - 1] ?? '') && LETTER.test(text[index + 1] ?? '');
    if (mark === APOSTROPHE && (inWord || last?.close !== mark) && LETTER.test(text[index - 1] ?? '')) continue;
    if (last?.close === mark) {
      open.pop();
      continue;
    }
    const pair = [outer, inner][open.length];
    if (mark !== pair?.[0]) return { at: index, say: expected };
    open.push({ at: index, close: pair[1] });
  }
  const unclosed = open.at(-1);
  return unclosed && { at: unclosed.at, say: `This quotation is not closed with ${unclosed.close}` };
}

function checkPage(page: Page): readonly Diagnostic[] {
  const { prose } = page;
  const language = languageOf(page.locale);
  if (!language) return [];
  const { quotes } = language;
  // Words of another language keep their own marks.
  const own = Array.from(prose.text, (character, at) =>
    isExempt(prose, ['foreign'], at, at + 1) && character !== '\n' ? ' ' : character,
  ).join('');
  const problems: Diagnostic[] = [];
  let at = 0;
  for (const block of own.split(BREAK)) {
    const mistake = quoteMistake(block, quotes);
    if (mistake) {
      const start = at + mistake.at;
      problems.push(proseProblem(page, start, start + 1, { code: 'wrong-quote', message: [mistake.say] }));
    }
    at += block.length + BREAK.length;
  }
  return problems;
}

/** Quotation marks are those of the language, and nest. */
export function checkQuotes(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap(checkPage);
}
