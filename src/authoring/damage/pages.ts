import { readFileSync } from 'node:fs';
import { write, type Damage } from './damage.ts';

/** Damage to pages. */
export const PAGES: readonly Damage[] = [
  {
    what: 'a move typed in a caption',
    file: 'bg/plakoto.mdx',
    change: ['<Play at="1" />', '<Move>24/18 24/19</Move>'],
    code: 'typed-move',
    at: '<Move>24/18 24/19',
  },
  {
    what: 'a caption for a frame that does not exist',
    file: 'de/plakoto.mdx',
    change: ['<Caption at="2">', '<Caption at="3">'],
    code: 'caption-without-frame',
    at: '<Caption at="3">',
    also: ['frame-without-caption'],
  },
  {
    what: 'a frame without a caption',
    file: 'ru/plakoto.mdx',
    change: [/(?<=five-pins">\n.*\n) *<Caption at="not-1">.*\n/, ''],
    code: 'frame-without-caption',
    at: '<Example id="pinning/five-pins">',
  },
  {
    what: 'captions in another order than the frames',
    file: 'bg/plakoto.mdx',
    change: [
      /( *<Caption at="not-1">.*\n)( *<Caption at="1">.*\n)/,
      '  <Caption at="1">x</Caption>\n  <Caption at="not-1">x</Caption>\n',
    ],
    code: 'caption-order',
    at: '<Caption at="not-1">x',
  },
  {
    what: 'a second caption for one frame',
    file: 'en/plakoto.mdx',
    change: [
      /(?<=five-pins">\n.*\n {2})<Caption at="not-1">/,
      '<Caption at="not-1">x</Caption>\n  <Caption at="not-1">XXX',
    ],
    code: 'repeated-caption',
    at: '<Caption at="not-1">XXX',
  },
  {
    what: 'an example that does not exist',
    file: 'ro/plakoto.mdx',
    change: ['<Example id="setup/start">', '<Example id="setup/stop">'],
    code: 'unknown-example',
    at: 'setup/stop',
    also: ['extra-example', 'missing-example'],
  },
  {
    what: 'a roll of a frame that does not exist',
    file: 'en/plakoto.mdx',
    change: ['<Roll at="1" />', '<Roll at="7" />'],
    code: 'quotation-without-frame',
    at: '<Roll at="7"',
  },
  {
    what: 'a die that was not rolled',
    file: 'de/plakoto.mdx',
    change: [/(?<=five-pins">\n.*)die=\{5\}/, 'die={7}'],
    code: 'bad-quotation',
    at: 'die={7}',
  },
  {
    what: 'a written move that cannot be read',
    file: 'bg/plakoto.mdx',
    change: ['<Move>24/21</Move>', '<Move>24/25</Move>'],
    code: 'bad-play',
    at: '24/25',
  },
  { what: 'a written roll that is none', ...write('ru/plakoto.mdx', '<Roll>7-1</Roll>'), code: 'bad-roll' },
  {
    what: 'a written position with a checker too many',
    ...write('en/plakoto.mdx', '<Position>w 24:w15 2:b 1:b15</Position>'),
    code: 'wrong-total',
  },
  {
    what: 'a page that is not MDX',
    file: 'ro/plakoto.mdx',
    change: ['</Example>', '</Exampel>'],
    code: 'unreadable-page',
    at: '</Exampel>',
  },
  {
    what: 'a link to an anchor that does not exist',
    file: 'en/plakoto.mdx',
    change: ['](#setup)', '](#set-up)'],
    code: 'dead-link',
    at: '#set-up',
  },
  { what: 'a link to a page that does not exist', ...write('bg/plakoto.mdx', '[a](/bg/baba/)'), code: 'dead-link' },
  { what: 'a component that does not exist', ...write('de/plakoto.mdx', '<Pip />'), code: 'unknown-component' },
  {
    what: 'a rule set that does not exist',
    ...write('ro/plakoto.mdx', '<RuleSets ids="plakoto fevga" />'),
    code: 'bad-attribute',
    also: ['extra-figure'],
  },
  { what: 'a term that does not exist', ...write('ru/plakoto.mdx', '<Term id="pim">x</Term>'), code: 'unknown-term' },
  {
    what: 'an entry outside the glossary',
    ...write('en/plakoto.mdx', '<Entry id="pin">x</Entry>'),
    code: 'misplaced-entry',
    also: ['extra-figure'],
  },
  {
    what: 'a turn that cannot be played in a game between fences',
    ...write('bg/plakoto.mdx', '\n\n```moves\n1 w 6-5: 24/18 24/20\n```'),
    code: 'die-not-rolled',
    at: '24/18 24/20',
    also: ['extra-figure'],
  },
  {
    what: 'a description that is too long',
    file: 'de/index.mdx',
    change: [/^description: .*$/m, `description: ${'x'.repeat(156)}`],
    code: 'bad-frontmatter',
    at: 'description',
  },
  {
    what: 'a description that another page of the language has too',
    file: 'en/tapa.mdx',
    change: (copy) => {
      const [description = ''] = /^description: .*$/m.exec(readFileSync('content/en/mahbusa.mdx', 'utf8')) ?? [];
      copy.replace('en/tapa.mdx', /^description: .*$/m, description);
    },
    code: 'bad-frontmatter',
    at: 'description',
  },
  {
    what: 'a page without the day of its change',
    file: 'ru/index.mdx',
    change: [/^updated: .*\n/m, ''],
    code: 'bad-frontmatter',
  },
];
