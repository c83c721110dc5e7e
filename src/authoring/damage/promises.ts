import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../i18n/locales.ts';
import type { Copy, Damage } from './damage.ts';

const LIST = 'published.json';
const REDIRECTS = 'redirects.json';

/** Renames something on a page of every language, links to it included. */
export function rename(copy: Copy, page: string, from: RegExp, to: string): void {
  for (const locale of LOCALES) {
    const file = `${locale}/${page}.mdx`;
    copy.put(
      file,
      copy.read(file).replace(from, () => to),
    );
  }
}

/** Puts an id on the list of what is published, as if it had once been there. */
function promise(
  before: string,
  id: string,
): Pick<Damage, 'file' | 'at'> & {
  readonly change: readonly [RegExp, string];
} {
  return { file: LIST, change: [new RegExp(`(?<="${before}": [[{]\n)`), `    ${id},\n`], at: id.split(':')[0] ?? id };
}

/** Damage to what others link to. */
export const PROMISES: readonly Damage[] = [
  {
    what: 'a section renamed in every language',
    file: LIST,
    change: (copy) => {
      rename(copy, 'plakoto', /\{#faq-pinner\}/, '{#faq-pinned-twice}');
    },
    code: 'lost-id',
    at: '"faq-pinner"',
    also: ['unlisted-id'],
  },
  {
    what: 'a section taken away in every language',
    file: LIST,
    change: (copy) => {
      rename(copy, 'notation', /^## .*\{#repeats\}$/m, '');
    },
    code: 'lost-id',
    at: '"repeats"',
  },
  { what: 'a clause that is no clause any more', ...promise('clauses', '"pinned-twice": "plakoto"'), code: 'lost-id' },
  { what: 'a fault that has another code now', ...promise('faults', '"point-shut"'), code: 'lost-id' },
  { what: 'a rule set that is gone', ...promise('rules', '"rules-of-old"'), code: 'lost-id' },
  { what: 'a page that is gone', ...promise('pages', '"tabla": []'), code: 'lost-id' },
  {
    what: 'an example that is gone',
    ...promise('examples', '"pinning/six-pins": { "page": "plakoto", "frames": ["start"] }'),
    code: 'lost-id',
  },
  {
    what: 'a frame that is gone',
    file: LIST,
    change: [/(?<="pinning\/five-pins": \{\n[^[]*\[)/, '"7", '],
    code: 'lost-id',
    at: '"pinning/five-pins"',
  },
  {
    what: 'a section that is not on the list yet',
    file: LIST,
    change: (copy) => {
      rename(copy, 'tapa', /^(?=#+ .*\{#no-mother\}$)/m, '### Xxx {#fresh}\n\nXxx.\n\n');
    },
    code: 'unlisted-id',
  },
  {
    what: 'a list that is gone',
    file: LIST,
    change: ({ folder }) => {
      rmSync(join(folder, LIST));
    },
    code: 'bad-list',
  },
  {
    what: 'a list that is no JSON',
    file: LIST,
    change: [/(?<="faults": \[)/, ','],
    code: 'bad-list',
    at: '"faults": [,',
  },
  { what: 'a list that lacks a part', file: LIST, change: ['"faults"', '"fault"'], code: 'bad-list' },
  { what: 'a redirect of something still there', ...redirect('plakoto#pin', 'plakoto#release') },
  { what: 'a redirect of something that never was', ...redirect('plakoto#pins', 'plakoto#pin') },
  {
    what: 'a redirect to nowhere',
    ...redirect('plakoto#faq-pinner', 'plakoto#faq-pinned-twice'),
    change: (copy) => {
      copy.put(REDIRECTS, '{ "plakoto#faq-pinner": "plakoto#nowhere" }');
      rename(copy, 'plakoto', /\{#faq-pinner\}/, '{#faq-pinned-twice}');
    },
    also: ['lost-id', 'unlisted-id'],
  },
  ...(
    [
      ['a section', 'plakoto', '"old"', 'plakoto#old', 'fault:no-checker'],
      ['a section', 'plakoto', '"old"', 'plakoto#old', 'pinning/five-pins'],
      ['a section', 'plakoto', '"old"', 'plakoto#old', 'plakoto#pinning-five-pins:1'],
      ['a section', 'plakoto', '"old"', 'plakoto#old', 'clause:pin'],
      ['a section', 'plakoto', '"old"', 'plakoto#old', 'tapa'],
      ['a page', 'pages', '"tabla": []', 'tabla', 'plakoto#mother'],
      ['a page', 'pages', '"tabla": []', 'tabla', 'pinning/five-pins'],
      ['an example', 'examples', '"pinning/six-pins": { "page": "plakoto", "frames": [] }', 'pinning/six-pins', 'tapa'],
      ['a fault', 'faults', '"point-shut"', 'fault:point-shut', 'plakoto'],
      ['a frame', 'tapa', '"pinning-five-pins:1"', 'tapa#pinning-five-pins:1', 'plakoto#pin'],
      ['a clause', 'clauses', '"pinned": "plakoto"', 'clause:pinned', 'clause:pin'],
      ['a rule set', 'rules', '"rules-of-old"', 'rules:rules-of-old', 'rules:tapa'],
    ] as const
  ).map(([kind, list, id, from, to]) => ({
    ...redirect(from, to),
    what: `${kind} of old that leads to ${to}`,
    change: (copy: Copy) => {
      copy.replace(LIST, ...promise(list, id).change);
      copy.put(REDIRECTS, `{\n  ${JSON.stringify(from)}: ${JSON.stringify(to)}\n}\n`);
    },
  })),
  {
    what: 'an example that has left its page for a section',
    ...redirect('tapa#pinning-five-pins', 'plakoto#pin'),
    change: (copy) => {
      copy.replace(LIST, ...promise('tapa', '"pinning-five-pins:1"').change);
      copy.put(REDIRECTS, '{\n  "tapa#pinning-five-pins": "plakoto#pin"\n}\n');
    },
    also: ['lost-id'],
  },
];

function redirect(from: string, to: string): Pick<Damage, 'file' | 'change' | 'code' | 'at'> {
  return {
    file: REDIRECTS,
    change: (copy) => {
      copy.put(REDIRECTS, `{\n  ${JSON.stringify(from)}: ${JSON.stringify(to)}\n}\n`);
    },
    code: 'bad-redirect',
    at: from,
  };
}
