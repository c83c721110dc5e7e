import type { MdastNode } from 'satteri';
import type { Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import { childrenOf, extent, isElement, type Element } from '../elements.ts';
import type { Page } from '../page.ts';
import { BRACES } from '../unreadable.ts';

interface Told {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint?: string;
}

const EXPRESSION: Told = { code: 'expression', message: BRACES, hint: 'Write it as words, without braces.' };
const IMAGE: Told = {
  code: 'image',
  message: 'Pages hold no images.',
  hint: 'A board is an example: <Example id="topic/name">; what it shows is told in its captions.',
};
const REFERENCE: Told = { code: 'bad-link', message: 'A link has its address behind it: [text](/en/tapa/).' };
const FOOTNOTE: Told = { code: 'bad-link', message: 'Pages have no footnotes; say it in the text.' };

/** Markup that MDX knows and pages do not. */
const REFUSED: Readonly<Partial<Record<MdastNode['type'], Told>>> = {
  mdxTextExpression: EXPRESSION,
  mdxFlowExpression: EXPRESSION,
  mdxjsEsm: {
    code: 'import-or-export',
    message: 'A paragraph that begins with import or export is code in MDX, and pages hold none.',
    hint: 'Components are there without it; in a sentence, begin with another word.',
  },
  image: IMAGE,
  imageReference: IMAGE,
  linkReference: REFERENCE,
  definition: REFERENCE,
  footnoteReference: FOOTNOTE,
  footnoteDefinition: FOOTNOTE,
};

/** What to write instead of HTML; of whatever is not here, only that it cannot stand. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: 'A link is written [text](/en/tapa/#mother).',
  b: 'Stress is written *so*.',
  blockquote: 'A quotation stands in the quotation marks of the language.',
  br: 'A new paragraph begins after an empty line.',
  code: 'Code stands between backquotes, or between fences.',
  div: 'A paragraph needs no element, only an empty line before and after it.',
  em: 'Stress is written *so*.',
  i: 'Stress is written *so*; a word of another language <span lang="el">…</span>.',
  img: 'A board is an example: <Example id="topic/name">.',
  li: 'A list is written with “- ” or “1. ” before each item.',
  ol: 'A list is written with “1. ” before each item.',
  p: 'A paragraph needs no element, only an empty line before and after it.',
  pre: 'Code stands between fences.',
  script: 'Pages run nothing; what moves is a component in src/components.',
  strong: 'Stress is written *so*.',
  style: 'Style belongs in src/styles.',
  table: 'A table is written with | between its cells.',
  ul: 'A list is written with “- ” before each item.',
};
const HEADING = /^h[1-6]$/;
const ALLOWED = 'Of HTML only <span lang="el">…</span> may stand on a page.';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag is written as BCP 47 would have it and names a language: `el-Latn`, not `el-latn` or `greek`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && LANGUAGE_NAMES.of(tag) !== undefined;
  } catch {
    return false;
  }
}

function tellSpan({ attributes }: Element): Told | undefined {
  const [first, ...more] = attributes;
  if (first?.type !== 'mdxJsxAttribute' || first.name !== 'lang' || more.length > 0) {
    return { code: 'bad-attribute', message: '<span> has the attribute lang, and no other: <span lang="el">…</span>.' };
  }
  if (typeof first.value === 'string' && isLanguageTag(first.value)) return undefined;
  return {
    code: 'bad-attribute',
    message: 'The language is not a known tag.',
    hint: 'A tag is written el, el-Latn (Greek in Latin letters), bg, mk, ar …',
  };
}

function tellHtml(element: Element): Told | undefined {
  const name = element.name ?? '';
  if (name === 'span') return tellSpan(element);
  const instead = HEADING.test(name) ? 'A heading is written ## Title {#id}.' : INSTEAD[name];
  return { code: 'html-element', message: ALLOWED, ...(instead === undefined ? {} : { hint: instead }) };
}

/** What holds for the attributes of every element, ours or not. */
function tellAttributes(element: Element): Told | undefined {
  const name = element.name ?? '';
  const seen = new Set<string>();
  for (const each of element.attributes) {
    if (each.type !== 'mdxJsxAttribute') return { ...EXPRESSION, code: 'bad-attribute' };
    if (seen.has(each.name)) return { code: 'bad-attribute', message: `<${name}> has “${each.name}” twice.` };
    seen.add(each.name);
    const isNumber = each.name === 'die' && typeof each.value === 'object' && /^\d+$/.test(each.value?.value ?? '');
    if (typeof each.value === 'object' && each.value !== null && !isNumber) {
      const message = `The value of “${each.name}” stands in straight quotes, not in braces: ${each.name}="…".`;
      return { code: 'bad-attribute', message };
    }
  }
  return undefined;
}

function tell(node: MdastNode): Told | undefined {
  if (!isElement(node)) return REFUSED[node.type];
  return tellAttributes(node) ?? (/^[A-Z]/.test(node.name ?? '') ? undefined : tellHtml(node));
}

function checkPage({ source, root }: Page): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const visit = (node: MdastNode): void => {
    const told = tell(node);
    if (told) {
      const { start, end } = extent(node);
      const { code, message, hint } = told;
      const line = source.text.slice(start, end).split('\n', 1)[0] ?? '';
      problems.push({ ...source.place(start, Math.max(1, line.length)), code, message: [message], hint });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return problems;
}

/** A page is text and components: no expressions, no imports, no images, no HTML but words of another language. */
export function checkMarkup(content: Content): readonly Diagnostic[] {
  return content.pages.flatMap(checkPage);
}
