import type { Clause } from '../clauses.ts';
import type { Locale } from './locales.ts';

/** A concept of the game: its word in every language of the site, in others where it is known, and where rules use it. */
export interface Term {
  readonly words: Readonly<Record<Locale, string>>;
  /** By language tag: Greek, Arabic, Turkish, Macedonian. */
  readonly elsewhere?: Readonly<Partial<Record<'el' | 'ar' | 'tr' | 'mk', string>>>;
  readonly clauses: readonly Clause[];
}

/** The terms of the pages: one word a concept in each language. The glossary has an entry for every one. */
export const TERMS = {
  game: {
    words: { bg: 'Тапа (Плакото)', de: 'Plakoto', en: 'Plakoto', ro: 'Plakoto', ru: 'Плакото' },
    elsewhere: { el: 'Πλακωτό', ar: 'محبوسة', mk: 'тапа' },
    clauses: ['setup', 'match'],
  },
  checker: {
    words: { bg: 'пул, пулове', de: 'Stein, Steine', en: 'checker', ro: 'pul, puli', ru: 'шашка, шашки' },
    elsewhere: { el: 'πούλι', tr: 'pul' },
    clauses: ['setup', 'dice'],
  },
  point: {
    words: { bg: 'поле, полета', de: 'Punkt, Punkte', en: 'point', ro: 'căsuță, căsuțe', ru: 'пункт, пункты' },
    clauses: ['direction', 'closed'],
  },
  pin: {
    words: {
      bg: 'затапвам, затапване',
      de: 'festsetzen, Festsetzen',
      en: 'pin',
      ro: 'a prinde, prindere',
      ru: 'прижать, прижатие',
    },
    clauses: ['pin', 'mother'],
  },
  'pinned-checker': {
    words: {
      bg: 'затапен пул',
      de: 'festgesetzter Stein',
      en: 'pinned checker',
      ro: 'pul prins',
      ru: 'прижатая шашка',
    },
    clauses: ['pin', 'release', 'bear-off-pinned'],
  },
  release: {
    words: { bg: 'освобождавам', de: 'freigeben', en: 'release', ro: 'a elibera', ru: 'освободить' },
    clauses: ['release'],
  },
  blot: {
    words: {
      bg: 'самотен пул',
      de: 'einzelner Stein (Blot)',
      en: 'blot',
      ro: 'pul singur',
      ru: 'одиночная шашка',
    },
    clauses: ['pin'],
  },
  'closed-point': {
    words: {
      bg: 'затворено поле',
      de: 'geschlossener Punkt',
      en: 'closed point',
      ro: 'căsuță închisă',
      ru: 'закрытый пункт',
    },
    clauses: ['closed'],
  },
  'made-point': {
    words: { bg: 'капия', de: 'gemachter Punkt', en: 'made point', ro: 'poartă', ru: 'занятый пункт' },
    elsewhere: { el: 'πόρτα', tr: 'kapı' },
    clauses: ['closed'],
  },
  mother: {
    words: {
      bg: 'майка',
      de: 'Mutterpunkt',
      en: 'mother point',
      ro: 'căsuța-mamă',
      ru: 'материнский пункт, «мать»',
    },
    elsewhere: { el: 'μάνα' },
    clauses: ['setup', 'mother', 'both-mothers'],
  },
  home: {
    words: { bg: 'дом', de: 'Heimfeld', en: 'home board', ro: 'casă', ru: 'дом' },
    clauses: ['direction', 'bear-off'],
  },
  'bear-off': {
    words: {
      bg: 'изкарвам, изкарване',
      de: 'auswürfeln, Auswürfeln',
      en: 'bear off',
      ro: 'a scoate, scoatere',
      ru: 'снимать, снятие',
    },
    clauses: ['bear-off', 'bear-off-higher', 'bear-off-free'],
  },
  die: {
    words: { bg: 'зар, зарове', de: 'Würfel', en: 'die, dice', ro: 'zar, zaruri', ru: 'кость, кости' },
    elsewhere: { el: 'ζάρι', tr: 'zar' },
    clauses: ['dice'],
  },
  roll: {
    words: { bg: 'хвърляне', de: 'Wurf', en: 'roll', ro: 'aruncare', ru: 'бросок' },
    clauses: ['opening', 'dice'],
  },
  double: {
    words: { bg: 'чифт', de: 'Pasch', en: 'double', ro: 'dublă', ru: 'дубль' },
    elsewhere: { tr: 'çift' },
    clauses: ['doubles'],
  },
  turn: {
    words: { bg: 'ход', de: 'Zug', en: 'turn', ro: 'mutare', ru: 'ход' },
    clauses: ['dice', 'use-both', 'use-higher'],
  },
  pass: {
    words: { bg: 'пас', de: 'Passen', en: 'pass', ro: 'pas', ru: 'пропуск хода' },
    clauses: ['pass'],
  },
  pip: {
    words: {
      bg: 'пип, пипове',
      de: 'Pip, Pip-Zahl',
      en: 'pip, pip count',
      ro: 'pip, număr de pips',
      ru: 'пип, счёт пипсов',
    },
    clauses: ['direction'],
  },
  'white-black': {
    words: {
      bg: 'белите, черните',
      de: 'Weiß, Schwarz',
      en: 'White, Black',
      ro: 'Albul, Negrul',
      ru: 'белые, чёрные',
    },
    clauses: ['direction'],
  },
  'single-win': {
    words: {
      bg: 'единична победа',
      de: 'einfacher Sieg',
      en: 'single win',
      ro: 'victorie simplă',
      ru: 'обычная победа',
    },
    clauses: ['score'],
  },
  'double-win': {
    words: {
      bg: 'марс',
      de: 'doppelter Sieg',
      en: 'double win (mars)',
      ro: 'victorie dublă (marț)',
      ru: 'марс',
    },
    elsewhere: { tr: 'mars' },
    clauses: ['score', 'mother'],
  },
  draw: {
    words: { bg: 'равенство', de: 'Unentschieden', en: 'draw', ro: 'remiză', ru: 'ничья' },
    clauses: ['both-mothers', 'score'],
  },
  match: {
    words: { bg: 'среща', de: 'Match', en: 'match', ro: 'meci', ru: 'матч' },
    clauses: ['match', 'opening'],
  },
  'rule-set': {
    words: { bg: 'набор правила', de: 'Regelsatz', en: 'rule set', ro: 'set de reguli', ru: 'набор правил' },
    clauses: ['mother', 'bear-off-pinned', 'bear-off-free', 'opening', 'match'],
  },
} as const satisfies Readonly<Record<string, Term>>;

export type TermId = keyof typeof TERMS;

export const TERM_IDS = Object.keys(TERMS) as readonly TermId[];

export function isTermId(text: string | undefined): text is TermId {
  return text !== undefined && Object.hasOwn(TERMS, text);
}

/** The term of that id, without what TypeScript knows of this one alone. */
export function termOf(id: TermId): Term {
  return TERMS[id];
}
