import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Damage } from './damage.ts';

/** Damage to the likeness of the languages. */
export const PARITY: readonly Damage[] = [
  {
    what: 'a section id that one language lacks',
    file: 'ro/plakoto.mdx',
    change: [/^## .*\{#culture\}$/m, ''],
    code: 'missing-section',
    at: '{#faq}',
  },
  {
    what: 'a section that only one language has',
    file: 'de/plakoto.mdx',
    change: [/(?=^## .*\{#faq\}$)/m, '## X {#extra}\n\n'],
    code: 'extra-section',
    at: '{#extra}',
  },
  {
    what: 'a heading of another level',
    file: 'bg/plakoto.mdx',
    change: [/^### (?=.*\{#release\}$)/m, '## '],
    code: 'section-level',
    at: '{#release}',
  },
  {
    what: 'a heading without an id',
    file: 'en/plakoto.mdx',
    change: [/(?=^## .*\{#faq\}$)/m, '## X\n\n'],
    code: 'missing-id',
    at: '## X',
  },
  {
    what: 'an id that stands twice',
    file: 'en/plakoto.mdx',
    change: [/(?=^## .*\{#faq\}$)/m, '## X {#culture}\n\n'],
    code: 'repeated-id',
    at: '## X',
  },
  {
    what: 'a section in another place',
    file: 'ru/plakoto.mdx',
    change: (copy) => {
      copy.replace('ru/plakoto.mdx', '{#strategy}', '{#x}');
      copy.replace('ru/plakoto.mdx', '{#culture}', '{#strategy}');
      copy.replace('ru/plakoto.mdx', '{#x}', '{#culture}');
    },
    code: 'section-order',
    at: '{#strategy}',
  },
  {
    what: 'a clause that the rules lack in every language',
    file: 'en/plakoto.mdx',
    change: (copy) => {
      for (const locale of ['bg', 'de', 'en', 'ro', 'ru']) {
        copy.replace(`${locale}/plakoto.mdx`, '{#score}', '{#points}');
        for (;;) {
          const text = readFileSync(join(copy.folder, `${locale}/plakoto.mdx`), 'utf8');
          if (!text.includes('(#score)')) break;
          copy.replace(`${locale}/plakoto.mdx`, '(#score)', '(#points)');
        }
      }
    },
    code: 'missing-clause',
    also: ['missing-clause', 'missing-clause', 'missing-clause', 'missing-clause', 'lost-id', 'unlisted-id'],
  },
  {
    what: 'an example in another section',
    file: 'bg/plakoto.mdx',
    change: [/<Example id="setup\/start">[\s\S]*?<\/Example>\n\n/, ''],
    code: 'missing-example',
    at: '{#setup}',
  },
  {
    what: 'a page that one language lacks',
    file: 'de/index.mdx',
    change: ({ folder }) => {
      rmSync(join(folder, 'de/index.mdx'));
    },
    code: 'missing-page',
  },
  {
    what: 'a language that the site does not have',
    file: 'fr/index.mdx',
    change: ({ folder }) => {
      cpSync(join(folder, 'en/index.mdx'), join(folder, 'fr/index.mdx'));
    },
    code: 'unknown-locale',
  },
  {
    what: 'a table that one language lacks',
    file: 'ro/strategy.mdx',
    change: ['<OpeningTurns />', 'XXX'],
    code: 'missing-figure',
    at: '{#leaving}',
  },
  {
    what: 'a term that the glossary does not define',
    file: 'de/glossary.mdx',
    change: [/<Entry id="release">[\s\S]*?<\/Entry>\n/, ''],
    code: 'missing-entry',
    also: ['missing-figure'],
  },
];
