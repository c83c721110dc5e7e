import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { MOVES, POSITION, SAMPLES, TAVLI, type CodeLanguage, type SampleLanguage } from './grammars.ts';

/** A stretch of code; `kind` is what it is (`keyword`, `constant` …), empty for plain text. */
export interface Stretch {
  readonly kind: string;
  readonly text: string;
}

const THEME = createCssVariablesTheme({ name: 'kinds' });

let highlighter: ReturnType<typeof createHighlighterCore> | undefined;
/** By language and code: every language of the site shows the same examples. */
const known = new Map<string, Promise<readonly (readonly Stretch[])[]>>();

/**
 * The lines of an example file, of a game's turns, of positions or of a sample program, cut into stretches. Colours are
 * the style sheet's business: the policy of the site allows no style attributes, so a kind becomes a class.
 */
export function highlight(
  code: string,
  language: CodeLanguage | SampleLanguage,
): Promise<readonly (readonly Stretch[])[]> {
  const key = `${language}\n${code}`;
  const lines = known.get(key) ?? tokenize(code, language);
  known.set(key, lines);
  return lines;
}

async function tokenize(
  code: string,
  language: CodeLanguage | SampleLanguage,
): Promise<readonly (readonly Stretch[])[]> {
  highlighter ??= createHighlighterCore({
    engine: createJavaScriptRegexEngine(),
    themes: [THEME],
    langs: [MOVES, TAVLI, POSITION, ...Object.values(SAMPLES).map((language) => bundledLanguages[language])],
  });
  const { tokens } = (await highlighter).codeToTokens(code, { lang: language, theme: 'kinds' });
  return tokens.map((line) =>
    line.map(({ color, content }) => ({ kind: /--shiki-token-([a-z-]+)/.exec(color ?? '')?.[1] ?? '', text: content })),
  );
}

/** The same as HTML: a stretch of a kind is a span of class `code-kind`. */
export async function highlightHtml(code: string, language: CodeLanguage | SampleLanguage): Promise<string> {
  const lines = await highlight(code, language);
  const html = lines.map((line) =>
    line.map(({ kind, text }) => {
      const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return kind === '' ? safe : `<span class="code-${kind}">${safe}</span>`;
    }),
  );
  return html.map((line) => line.join('')).join('\n');
}
