import { avoid, EM_DASH, EVERYWHERE, numberRules, words, type Language } from './rules.ts';

const counted = {
  counted:
    '(?:de )?(?:pul|puli|pulii|pips?|căsuț[eă]|puncte?|zaruri|zar|mutări|partide|aruncări|deplasări)(?: (?:albi|negri))?',
  named: 'căsuț(?:a|ă|e|ei|ele|elor)',
  pip: '(?:de )?pips?',
} as const;

const samples: Language['samples'] = {
  typedRoll: { caught: ['cu 6–5 Albul', 'și 3-1.'], innocent: ['19–24', 'căsuțele 1–6', '2–4 puli', '24–18'] },
  typedPips: {
    caught: ['360 de pips', '1\u00a0pip', 'pips: 57'],
    innocent: ['un pip', 'număr de pips', '15 puli', '3 pipete'],
  },
  breakingSpace: {
    caught: ['15 puli', '57 de puncte', 'căsuța 24', 'căsuțele 19–24', '\uE000 de pips'],
    innocent: ['15\u00a0puli', 'căsuța\u00a024', '24 și', 'de la 1 la 6', '\uE000\u00a0de pips'],
  },
};

/** Romanian. */
export const ro: Language = {
  quotes: { outer: ['„', '”'], inner: ['«', '»'] },
  words: counted,
  samples,
  rules: [
    ...EVERYWHERE,
    ...EM_DASH,
    ...numberRules(counted, samples),
    {
      code: 'wrong-letter',
      pattern: /[şţŞŢ]|[sStT]\u0326/gu,
      say: 'The letters are ș and ț with a comma below (U+0219, U+021B), not with a cedilla.',
      caught: ['aşa', 'aruncaţi', 'Ţara', 's\u0326i'],
      innocent: ['așa', 'aruncați', 'Țara'],
    },
    avoid(
      'lovit',
      words('lov(?:i|it|ită|iți|ite|itul|ita|iților|itelor|ește|esc|ești|im|ind|ea|eau|i[sș]e|itur(?:ă|a|i|ile|ilor))'),
      'here a checker is pinned, „prins”',
      {
        caught: ['lovit', 'lovită', 'loviți', 'lovește', 'Lovitura', 'a lovi'],
        innocent: ['slovă', 'Slovenia', 'lovele', 'clovn', 'îndelung'],
      },
    ),
  ],
};
