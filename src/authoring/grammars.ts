import type { LanguageRegistration } from 'shiki/core';

const COMMENT = { match: '#.*$', name: 'comment.line' };
const ROLL = { match: '\\b[1-6]-[1-6](?=:)', name: 'entity.name.function.roll' };
const CHECKERS = {
  match: '\\b(\\d{1,2}|off)(:)((?:[wb]\\d{0,2})+(?:/[wb])?)',
  captures: { 1: { name: 'constant.numeric.point' }, 3: { name: 'string.checkers' } },
};

// Move notation (RULES 7): 20/15*/12, 6/4(2), 6/off, pass. A block comment would end at the first of these.
// Before it, in the turns of a game, their number, side and roll: 1 w 6-5: 24/19 24/18.
export const MOVES: LanguageRegistration = {
  name: 'moves',
  scopeName: 'source.moves',
  repository: {},
  patterns: [
    COMMENT,
    { match: '^\\s*\\d+\\s+[wb](?=\\s)', name: 'keyword.control.turn' },
    ROLL,
    { match: '\\bpass\\b', name: 'keyword.other.pass' },
    { match: '\\b(\\d{1,2})(?=/)', name: 'constant.numeric.from' },
    { match: '(?<=/)(\\d{1,2}|off)', name: 'constant.numeric.to' },
    { match: '\\*', name: 'keyword.operator.pin' },
    { match: '\\(\\d\\)', name: 'string.times' },
  ],
};

/** An example file (DESIGN 3): one statement a line, `#` begins a comment. */
export const TAVLI: LanguageRegistration = {
  name: 'tavli',
  scopeName: 'source.tavli',
  embeddedLangs: ['moves'],
  repository: {},
  patterns: [
    COMMENT,
    {
      match: '^\\s*(rules|view|from|mark|shows|turn|not|pips|legal|result)\\b',
      name: 'keyword.control.statement',
    },
    { match: '\\b(because)\\s+([a-z-]+)', captures: { 1: { name: 'keyword.control' }, 2: { name: 'string.fault' } } },
    ROLL,
    CHECKERS,
    { include: 'source.moves' },
  ],
};

/** Position text (RULES 7): `w 24:w15 1:b15`. */
export const POSITION: LanguageRegistration = {
  name: 'position',
  scopeName: 'source.position',
  repository: {},
  patterns: [COMMENT, { match: '^\\s*[wb]\\b', name: 'keyword.control.turn' }, CHECKERS],
};

/** What a page may hold between fences. */
export const CODE_LANGUAGES = ['tavli', 'moves', 'position'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export function isCodeLanguage(text: string | null | undefined): text is CodeLanguage {
  return CODE_LANGUAGES.some((language) => language === text);
}

/** The samples of code for programmers, with the language that each is written in, as Shiki calls it. */
export const SAMPLES = {
  'links.ts': 'typescript',
  'links.json': 'json',
  'embed.html': 'html',
  'game-server/game.ts': 'typescript',
  'python/referee.py': 'python',
} as const;
export type SampleFile = keyof typeof SAMPLES;
export type SampleLanguage = (typeof SAMPLES)[SampleFile];
