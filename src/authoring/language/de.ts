import { avoid, EN_DASH, EVERYWHERE, numberRules, shortForms, words, type Language } from './rules.ts';

const counted = {
  counted:
    '(?:(?:weiße|schwarze|eigene|fremde)[nrs]? )?(?:Steinen?|Steine?s?|Punkten?|Pips?|Würfeln?|Zügen?|Spielen?|Augen|Feldern?|Würfen?)|(?:weiße|schwarze)n?',
  named: 'Punkt(?:e[ns]?|s)?|Feld(?:e(?:rn?|s)?)?',
  pip: 'Pips?(?:-Zahl(?:en)?)?|Pipzahl(?:en)?',
} as const;

const samples: Language['samples'] = {
  typedRoll: { caught: ['mit 6–5 zieht', 'und 3-1.'], innocent: ['19–24', 'Punkte 1–6', '2–4 Steine', '24–18'] },
  typedPips: {
    caught: ['360 Pips', '1\u00a0Pip', 'Pip-Zahl 57', 'Pip-Zahl: 57'],
    innocent: ['ein Pip', 'Pips zählen', '15 Steine', '3 Pipetten'],
  },
  breakingSpace: {
    caught: ['15 Steine', '15 weiße Steine', '15 schwarzen', 'Punkt 24', 'Punkte 19', '\uE000 Pips'],
    innocent: ['15\u00a0Steine', 'Punkt\u00a024', '24 und', 'auf 19', '\uE000\u00a0Pips', 'Punkt\u00a04 Steine'],
  },
};

/** A separable verb, schlägt … vor, is another word; so is everything compounded, vorschlagen. */
const NO_PARTICLE = String.raw`(?![^.;:!?]*[ \n](?:vor|nach|um|auf)(?:[.,;:!?]|$))`;

/** German. */
export const de: Language = {
  quotes: { outer: ['„', '“'], inner: ['‚', '‘'] },
  words: counted,
  samples,
  rules: [
    ...EVERYWHERE,
    ...EN_DASH,
    ...numberRules(counted, samples),
    shortForms(['z. B.', 'd. h.', 'u. a.', 's. o.', 's. u.'], {
      caught: ['z. B. so', 'z.B. so', 'd. h. nie'],
      innocent: ['z.\u00a0B. so', 'zum Beispiel', 'd.\u00a0h. nie'],
    }),
    avoid(
      'schlagen',
      words(
        `(?:(?:schlag(?:e|t|end\\p{L}*)?|schlägst|schlägt|schlug(?:en|st|t)?|schlüge\\p{L}*)(?!\\p{L})${NO_PARTICLE})|schlagen|schlagens|geschlagen(?:e[mnrs]?)?`,
      ),
      'here a checker is pinned, „festsetzen“',
      {
        caught: [
          'schlagen',
          'du schlägst einen Stein',
          'wird geschlagen',
          'geschlagene',
          'Schlagen',
          'schlug',
          'Er schlägt.',
        ],
        innocent: [
          'vorschlagen',
          'Vorschlag',
          'schlägt vor.',
          'schlage ich dir vor, dass',
          'zerschlagen',
          'umschlagen',
        ],
      },
    ),
    avoid('Bar', words('Bar|Bars', 'exact'), 'there is none in this game', {
      caught: ['die Bar', 'auf der Bar.', 'Bars', 'Bar-Stein'],
      innocent: ['Barriere', 'spielbar', 'in bar', 'offenbar', 'Barkeeper'],
    }),
  ],
};
