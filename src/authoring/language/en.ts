import { avoid, EN_DASH, EVERYWHERE, numberRules, words, type Language } from './rules.ts';

const counted = {
  counted:
    '(?:(?:White|Black|free|own|opposing) )?(?:checkers?|points?|pips?|dice|steps?|rolls?|games?|turns?)|(?:White|Black) checkers?|Black on|White on',
  named: 'points?',
  pip: 'pips?|pip counts?',
} as const;

const samples: Language['samples'] = {
  typedRoll: { caught: ['with 6–5 White', 'and 3-1.'], innocent: ['19–24', 'points 1–6', '2–4 checkers', '24–18'] },
  typedPips: {
    caught: ['360 pips', '1\u00a0pip', 'pip count 57', 'pip count: 57'],
    innocent: ['a pip', 'pips count', '15 checkers', '3 pipers', 'Pips\n\n15'],
  },
  breakingSpace: {
    caught: ['15 checkers', '15 White checkers', '15 Black on', 'point 24', 'points 18 and', '\uE000 pips'],
    innocent: ['15\u00a0checkers', 'point\u00a024', '24 and', 'to 6', '\uE000\u00a0pips', 'point\u00a04 checkers'],
  },
};

/** English. */
export const en: Language = {
  quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
  words: counted,
  samples,
  rules: [
    ...EVERYWHERE,
    ...EN_DASH,
    ...numberRules(counted, samples),
    avoid('hit', words('hits?|hitting|hitters?'), 'here a checker is pinned', {
      caught: ['hit', 'is hit.', 'Hits', 'hitting'],
      innocent: ['white', 'whit', 'hither', 'architect', 'exhibit'],
    }),
    avoid('trap', words('traps?|trapp(?:ed|ing|er)s?'), 'here a checker is pinned', {
      caught: ['trap', 'trapped', 'Trapping', 'traps'],
      innocent: ['strap', 'trapeze', 'entrap', 'contraption'],
    }),
    avoid('piece', words('pieces?'), 'the word is “checker”', {
      caught: ['piece', 'Pieces'],
      innocent: ['masterpiece', 'apiece', 'piecemeal'],
    }),
    avoid('man', words('man|men'), 'the word is “checker”', {
      caught: ['man', 'five men'],
      innocent: ['many', 'woman', 'human', 'manner', 'mention', 'menu'],
    }),
    avoid('stone', words('stones?'), 'the word is “checker”', {
      caught: ['stone', 'Stones'],
      innocent: ['milestone', 'stonework', 'Stonehenge'],
    }),
  ],
};
