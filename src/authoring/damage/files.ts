import { PINS, type Copy, type Damage } from './damage.ts';

/** The bytes of a text in which `XXX` is a byte that is no UTF-8. */
function withByte(copy: Copy, file: string, before: string | RegExp): void {
  copy.replace(file, before, 'XXX');
  const [head = '', tail = ''] = copy.read(file).split('XXX');
  copy.put(file, Buffer.concat([Buffer.from(head), Buffer.from([0xe9]), Buffer.from(tail)]));
}

/** Damage to whole files: their bytes, names and places. */
export const FILES: readonly Damage[] = [
  {
    what: 'a page that is not UTF-8',
    file: 'ro/plakoto.mdx',
    change: (copy) => {
      withByte(copy, 'ro/plakoto.mdx', /(?<=\{#strategy\}\n\n)./u);
    },
    code: 'not-utf8',
    at: '\uFFFD',
  },
  {
    what: 'an example that is not UTF-8',
    file: PINS,
    change: (copy) => {
      withByte(copy, PINS, /(?<=\n)rules/);
    },
    code: 'not-utf8',
    at: '\uFFFD',
  },
  { what: 'a page with a NUL', file: 'bg/tapa.mdx', change: [/\n\n(?=\S)/, '\n\n\0'], code: 'not-utf8', at: '\0' },
  { what: 'an example with a NUL', file: PINS, change: [/^shows/m, '\0shows'], code: 'not-utf8', at: '\0' },
  { what: 'a byte order mark', file: 'de/tapa.mdx', change: [/^/, '\uFEFF'], code: 'byte-order-mark' },
  { what: 'an empty line before the frontmatter', file: 'en/tapa.mdx', change: [/^/, '\n'], code: 'bad-frontmatter' },
  { what: 'frontmatter that never ends', file: 'en/tapa.mdx', change: [/\n---\n/, '\n\n'], code: 'bad-frontmatter' },
  ...['de/tapa.md', 'de/tapa.mdx.bak', 'de/Tapa2.mdx', 'de/old/tapa.mdx', 'notes.txt', 'examples/pinning/x.txt'].map(
    (file): Damage => ({
      what: `a file ${file} that nothing reads`,
      file,
      change: (copy) => {
        copy.put(file, copy.read('de/tapa.mdx'));
      },
      code: 'stray-file',
    }),
  ),
  {
    what: 'a page that only one language has',
    file: 'de/tapa2.mdx',
    change: (copy) => {
      copy.put('de/tapa2.mdx', copy.read('de/tavli.mdx').replace(/^(title|description): .*$/gm, '$1: Nur hier'));
    },
    code: 'extra-page',
  },
];
