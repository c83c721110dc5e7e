import { write, type Damage } from './damage.ts';

/** Damage to prose. */
export const PROSE: readonly Damage[] = [
  { what: 'a typed move', ...write('de/plakoto.mdx', 'Weiß zieht 24/18.'), code: 'typed-move' },
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
