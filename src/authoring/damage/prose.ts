import { write, type Damage } from './damage.ts';

/** Damage to prose. */
export const PROSE: readonly Damage[] = [
  { what: 'a typed move', ...write('de/plakoto.mdx', 'Weiß zieht 24/18.'), code: 'typed-move' },
  ...[
    '24 / 18',
    '24\u204418',
    '24\u221518',
    '24\uff0f18',
    '24-18',
    '24–18',
    '24:18',
    '24→18',
    'bar/24',
    '6/0',
    '25/20',
  ].map((move): Damage => ({
    what: `a move typed ${move}`,
    ...write('en/plakoto.mdx', `White ${move} so.`),
    code: 'typed-move',
  })),
  ...['6:5', '6-5', '6\u20115', '6-5\u00a0checkers'].map((roll): Damage => ({
    what: `a roll typed ${roll}`,
    ...write('en/plakoto.mdx', `With ${roll} so.`),
    code: 'typed-roll',
  })),
  { what: 'a character by its name', ...write('en/plakoto.mdx', 'White has 290&nbsp;pips.'), code: 'wrong-mark' },
  { what: 'a move backwards', ...write('en/plakoto.mdx', '<Move>18/24</Move>'), code: 'wrong-direction' },
  { what: 'a roll without its hyphen', ...write('en/plakoto.mdx', '<Roll>65</Roll>'), code: 'bad-roll' },
  { what: 'a typed roll', ...write('ru/plakoto.mdx', 'Выпало 6–5.'), code: 'typed-roll' },
  { what: 'a typed position', ...write('en/plakoto.mdx', 'White is on 24:w15.'), code: 'typed-position' },
  { what: 'a typed pip count', ...write('ro/plakoto.mdx', 'Albul are 290\u00a0de pips.'), code: 'typed-pips' },
  { what: 'a word that is not ours', ...write('bg/plakoto.mdx', 'Белите бият.'), code: 'avoided-word' },
  { what: 'a quotation mark of another language', ...write('de/plakoto.mdx', '“So”.'), code: 'wrong-quote' },
  { what: 'a dash of another language', ...write('ru/plakoto.mdx', 'Ход – шаг.'), code: 'wrong-dash' },
  { what: 'a space that breaks before a dash', ...write('bg/plakoto.mdx', 'Ход — пас.'), code: 'breaking-space' },
  {
    what: 'a number that can be parted from its word',
    ...write('en/plakoto.mdx', 'All on point 24.'),
    code: 'breaking-space',
  },
  { what: 'a cedilla', ...write('ro/plakoto.mdx', 'Aşa.'), code: 'wrong-letter' },
  { what: 'an exclamation mark', ...write('en/plakoto.mdx', 'So there!'), code: 'wrong-mark' },
];
