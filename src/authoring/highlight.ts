import { createCssVariablesTheme, createHighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import packages from '../../package.json' with { type: 'json' };
import { kept } from '../kept.ts';
import { MOVES, POSITION, SAMPLES, TAVLI, type CodeLanguage, type SampleLanguage } from './grammars.ts';

/** A stretch of code; `kind` is what it is (`keyword`, `constant` …), empty for plain text. */
export interface Stretch {
  readonly kind: string;
  readonly text: string;
}

const THEME = createCssVariablesTheme({ name: 'kinds' });
const OWN = [MOVES, TAVLI, POSITION];
/** All of ours that its answer hangs on. */
const SETTINGS = JSON.stringify([THEME, OWN]);

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
  const lines = known.get(key) ?? stretchesOf(code, language);
  known.set(key, lines);
  return lines;
}

type Token = Pick<ThemedToken, 'color' | 'content'>;

/** What Shiki makes of it, or made of it before: to compile the grammars of programs takes it half a second. */
async function shikiTokens(
  code: string,
  language: CodeLanguage | SampleLanguage,
): Promise<readonly (readonly Token[])[]> {
  const tokens = await kept([packages.dependencies.shiki, SETTINGS, language, code], '.tokens', async () => {
    highlighter ??= createHighlighterCore({
      engine: createJavaScriptRegexEngine(),
      themes: [THEME],
      langs: [...OWN, ...Object.values(SAMPLES).map((sample) => bundledLanguages[sample])],
    });
    const { tokens } = (await highlighter).codeToTokens(code, { lang: language, theme: THEME });
    return Buffer.from(JSON.stringify(tokens.map((line) => line.map(({ color, content }) => ({ color, content })))));
  });
  return JSON.parse(Buffer.from(tokens).toString()) as readonly (readonly Token[])[];
}

async function stretchesOf(
  code: string,
  language: CodeLanguage | SampleLanguage,
): Promise<readonly (readonly Stretch[])[]> {
  const lines = await shikiTokens(code, language);
  return lines.map((line) =>
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
