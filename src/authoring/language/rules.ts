import type { DiagnosticCode } from '../diagnostic.ts';
import { NUMBER } from '../prose.ts';
import { DESCENDING, FALLING, HYPHEN, SLASH } from './notation.ts';

/**
 * Something that must not stand in prose. `pattern` has the flags `gu`; `caught` and `innocent` are texts it must and
 * must not match, and are tested.
 */
export interface TextRule {
  readonly code: DiagnosticCode;
  readonly pattern: RegExp;
  readonly say: string;
  readonly caught: readonly string[];
  readonly innocent: readonly string[];
}

/** Quotation marks of a language: outer, then inner. */
export interface Quotes {
  readonly outer: readonly [open: string, close: string];
  readonly inner: readonly [open: string, close: string];
}

/** What must be known of a language's words to tell its numbers apart; each is the source of a pattern of word forms. */
export interface Words {
  /** Nouns that a number counts, with the adjectives that may come between. */
  readonly counted: string;
  /** Nouns that a number names: point 24. */
  readonly named: string;
  /** Forms of pip and pip count. */
  readonly pip: string;
}

/** Everything by which the prose of one language is checked. */
export interface Language {
  readonly quotes: Quotes;
  readonly words: Words;
  /** Texts about `words` that the rules on numbers must and must not match. */
  readonly samples: Readonly<Record<'typedRoll' | 'typedPips' | 'breakingSpace', Samples>>;
  readonly rules: readonly TextRule[];
}

export interface Samples {
  readonly caught: readonly string[];
  readonly innocent: readonly string[];
}

const BEFORE_WORD = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const AFTER_WORD = String.raw`(?![\p{L}\p{M}])`;

/** A pattern for whole words, in any case unless `exact`. */
export function words(forms: string, exact: 'exact' | 'any-case' = 'any-case'): RegExp {
  return new RegExp(`${BEFORE_WORD}(?:${forms})${AFTER_WORD}`, exact === 'exact' ? 'gu' : 'giu');
}

/** A word of LANGUAGE's avoid list in all its forms. */
export function avoid(listed: string, pattern: RegExp, instead: string, samples: Samples): TextRule {
  const say = `“${listed}” is not a word of these pages: ${instead}.`;
  return { code: 'avoided-word', pattern, say, ...samples };
}

/** Abbreviations of several parts, written with a non-breaking space: `z. B.` */
export function shortForms(forms: readonly string[], samples: Samples): TextRule {
  const sources = forms.map((form) => form.replaceAll('.', String.raw`\.`).replaceAll(' ', '[ \\n]?'));
  const pattern = new RegExp(`${BEFORE_WORD}(?:${sources.join('|')})`, 'gu');
  return { code: 'breaking-space', pattern, say: 'A short form is held together by a non-breaking space.', ...samples };
}

/** A dash is an em dash with a non-breaking space before it and a space after it; a range has an en dash. */
export const EM_DASH: readonly TextRule[] = [
  {
    code: 'breaking-space',
    pattern: /(?<=\S)[ \n](?=—)/gu,
    say: 'The space before a dash does not break: U+00A0.',
    caught: ['а — б', 'а\n— б'],
    innocent: ['а\u00a0— б', '— а'],
  },
  {
    code: 'wrong-dash',
    pattern: /(?<=\S)—|—(?=[^\s])/gu,
    say: 'A dash has spaces on both sides.',
    caught: ['а— б', 'а\u00a0—б', 'а—б'],
    innocent: ['а\u00a0— б', '— а'],
  },
  {
    code: 'wrong-dash',
    pattern: /(?<=[\s])(?:–|-{1,2})(?=[\s])/gu,
    say: 'The dash of this language is the em dash, —.',
    caught: ['а – б', 'а - б', 'а -- б'],
    innocent: ['а\u00a0— б', '19–24', 'по-голям'],
  },
];

/** A dash is an en dash with spaces on both sides; a range has one without. */
export const EN_DASH: readonly TextRule[] = [
  {
    code: 'wrong-dash',
    pattern: /—|(?<=\s)-{1,2}(?=\s)/gu,
    say: 'The dash of this language is the en dash with spaces, –.',
    caught: ['a—b', 'a — b', 'a - b', 'a -- b'],
    innocent: ['a – b', '19–24', 'opening-roll'],
  },
  {
    code: 'wrong-dash',
    pattern: /(?<=\s)–(?=\S)|(?<=\S)–(?=\s)/gu,
    say: 'A dash has spaces on both sides; a range has none.',
    caught: ['a –b', 'a– b'],
    innocent: ['a – b', '19–24', 'a\u00a0– b'],
  },
];

/** Rules of every language. */
export const EVERYWHERE: readonly TextRule[] = [
  {
    code: 'wrong-mark',
    pattern: /\.{3}/gu,
    say: 'An ellipsis is one character, ….',
    caught: ['a...'],
    innocent: ['a…', 'a. b.'],
  },
  {
    code: 'wrong-mark',
    pattern: /!/gu,
    say: 'There are no exclamation marks on these pages.',
    caught: ['a!'],
    innocent: ['a.'],
  },
  {
    code: 'typed-move',
    pattern: new RegExp(
      `(?<![\\p{L}\\d/])(?:bar|[1-9]|1\\d|2[0-5])${SLASH}(?:(?:[1-9]|1\\d|2[0-4]|0)(?!\\d)|off)\\*?`,
      'giu',
    ),
    say: 'A move is written <Move>24/18</Move>, or in a caption printed by <Play at="1" />.',
    caught: ['24/18', '6/off', '20/15*/12', 'a 13/7.', '24 / 18', '24\u204418', '24\uff0f18', 'bar/24', '6/0', '25/20'],
    innocent: ['24 18', 'and/or', 'A/B', '11/36', '2026/27', 'crowbar/24'],
  },
  {
    code: 'typed-move',
    pattern: new RegExp(
      `(?<![\\p{L}\\d./:–-])(?:${DESCENDING}|\\d{1,2} ?(?:→|⇒|[-=]>) ?\\d{1,2})(?!\\d|[.:–-]\\d)`,
      'gu',
    ),
    say: 'A move is written <Move>24/18</Move>; a range of points begins with the lower number.',
    caught: ['24-18', '24–18', '24:18', '24→18', '24 -> 18', '7-1', '24\u201118'],
    innocent: ['19–24', '1–6', '12:30', '2026-11-30', '18:05', '6-5', '24 – 18', '10–15'],
  },
  {
    code: 'wrong-mark',
    pattern: /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/giu,
    say: 'A character stands for itself: a non-breaking space is U+00A0.',
    caught: ['290&nbsp;pips', '24&#47;18', '&#x2F;'],
    innocent: ['a & b; c', 'R&D'],
  },
  {
    code: 'typed-position',
    pattern: /(?<![\d\p{L}])(?:\d{1,2}|off):[wb]\d{0,2}(?:\/[wb])?(?!\p{L})/gu,
    say: 'A position is written <Position>w 24:w15 1:b15</Position>.',
    caught: ['24:w15', '15:w3/b', 'off:w6b2'],
    innocent: ['24: White', '12:30', 'take-off: wood'],
  },
];

const GAP = String.raw`[ \u00a0\n]`;

/** The rules on numbers of a language, from its words. */
export function numberRules({ counted, named, pip }: Words, samples: Language['samples']): readonly TextRule[] {
  const beforeCounted = `(?=(?:${counted})${AFTER_WORD})`;
  const afterNamed = `(?<=${BEFORE_WORD}(?:${named}))`;
  const pair = `[1-6]${HYPHEN}[1-6]`;
  const alone = String.raw`(?<![\d\p{L}–\-/:\u2010-\u2012\u2212])`;
  const ending = String.raw`(?![\d\p{L}*]|[–\-/:]\d)`;
  const unnamed = `(?<!${BEFORE_WORD}(?:${named})${GAP})`;
  return [
    {
      code: 'typed-roll',
      pattern: new RegExp(
        `${unnamed}${alone}(?:${pair}${ending}(?!${GAP}(?:${counted})${AFTER_WORD})|(?:${FALLING}|[1-6]:[1-6])${ending})`,
        'giu',
      ),
      say: 'A roll is written <Roll>6-5</Roll>, or in a caption printed by <Roll at="1" />.',
      caught: [...samples.typedRoll.caught, '6:5', '6-5', '6\u20115', '6–6'],
      innocent: [...samples.typedRoll.innocent, '12:30', '6:50'],
    },
    {
      code: 'typed-pips',
      pattern: new RegExp(
        `(?<!\\d)\\d+${GAP}?(?:${pip})${AFTER_WORD}|${BEFORE_WORD}(?:${pip})(?!\\n\\n)[: \\u00a0\\n=(]{1,3}\\d+`,
        'giu',
      ),
      say: 'A pip count is printed by <Pips at="start" side="white" />, so that it cannot be wrong.',
      ...samples.typedPips,
    },
    {
      code: 'breaking-space',
      pattern: new RegExp(
        `(?<=(?<!${BEFORE_WORD}(?:${named})${GAP})(?<!\\d)\\d{1,3}|${NUMBER})[ \\n]${beforeCounted}|${afterNamed}[ \\n](?=\\d|${NUMBER})`,
        'giu',
      ),
      say: 'A number and its word are held together by a non-breaking space, U+00A0.',
      ...samples.breakingSpace,
    },
    {
      code: 'wrong-dash',
      pattern: new RegExp(
        `(?<![\\d\\p{L}-])(?!${DESCENDING}|${FALLING}(?!\\d))(?!${pair}(?!\\d)(?!${GAP}(?:${counted})${AFTER_WORD}))\\d{1,3}-\\d{1,3}(?![\\d\\p{L}-])|\\d(?:—| – )\\d`,
        'giu',
      ),
      say: 'A range has an en dash without spaces: 19–24.',
      caught: ['19-24', '19 – 24', '1—6'],
      innocent: ['19–24', '2026-11-30', '24-18', '6-5'],
    },
  ];
}
