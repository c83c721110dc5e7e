import { write, type Damage } from './damage.ts';

/** A paragraph of the page with that text in it, and the code under which it must be refused. */
function paragraph(code: Damage['code'], what: string, text: string, also: Damage['also'] = []): Damage {
  return { what, ...write('en/plakoto.mdx', text), code, also };
}

/** A block of its own, after a paragraph. */
function block(code: Damage['code'], what: string, text: string, at: string, also: Damage['also'] = []): Damage {
  return { ...paragraph(code, what, `\n\n${text}`, also), at };
}

const CAPTIONS = '  <Caption at="start">A.</Caption>\n';
const HTML = [
  '<script>x</script>',
  '<div onclick="x">x</div>',
  '<style>x</style>',
  '<img src="x.png" />',
  '<a href="/en/tapa/">x</a>',
  'x<br />x',
  '<>x</>',
  '<b>x</b>',
  '<iframe src="https://x.example"></iframe>',
];
const SPANS = ['<span>', '<span class="x">', '<span lang="el" class="x">', '<span lang="xx">', '<span lang="el-latn">'];

/** Damage to the markup of pages. */
export const MARKUP: readonly Damage[] = [
  paragraph('expression', 'an expression in a sentence', 'so {not} so'),
  paragraph('expression', 'an expression that hides a move', 'so {"24/18"} so'),
  block('expression', 'an expression by itself', '{/* later */}', '{/*'),
  paragraph('unreadable-page', 'an open brace', 'so { so'),
  block('import-or-export', 'an import', "import X from './x.astro'", 'import X'),
  block('import-or-export', 'an export', 'export const x = 1', 'export const'),
  paragraph('image', 'an image', '![x](/x.png)'),
  ...HTML.map((text) => paragraph('html-element', `HTML, ${text},`, `so ${text} so`)),
  ...SPANS.map((tag) => paragraph('bad-attribute', `a word marked ${tag}`, `so ${tag}x</span> so`)),
  paragraph('bad-attribute', 'an attribute that stands twice', '<Term id="pin" id="pin">x</Term>'),
  paragraph('bad-attribute', 'an attribute in braces', '<Term id={pin}>x</Term>'),
  paragraph('bad-attribute', 'attributes by an expression', '<Term id="pin" {...x}>x</Term>'),
  paragraph('unreadable-page', 'an attribute in curly quotes', '<Term id=“pin”>x</Term>'),
  paragraph('unreadable-page', 'an attribute without quotes', '<Term id=pin>x</Term>'),
  block('bad-fence', 'code without a language', '```\nx\n```', '```', ['extra-figure']),
  block('bad-fence', 'code in an unknown language', '```sh\nx\n```', '```sh', ['extra-figure']),
  block('bad-fence', 'code with more than its language', '```position x\nw 24:w15 1:b15\n```', '```', ['extra-figure']),
  { what: 'code without an end', file: 'en/notation.mdx', change: [/\n```\n/, '\n'], code: 'bad-fence', at: '```' },
  paragraph('bad-link', 'a link to a page in another language', '[x](/de/tapa/)'),
  paragraph('bad-link', 'a link without an address', '[x]()'),
  paragraph('empty-element', 'a link without words', '[](/en/tapa/)'),
  paragraph('bad-link', 'a link with a space before its address', '[x] (/en/tapa/)'),
  paragraph('bad-link', 'a reference that leads nowhere', '[x][y]'),
  paragraph('bad-link', 'a link by reference', '[x][y]\n\n[y]: /en/tapa/', ['bad-link']),
  paragraph('empty-element', 'an empty term', '<Term id="pin"> </Term>'),
  paragraph('empty-element', 'a word that is denied and missing', '<NotOurs></NotOurs>'),
  paragraph('unneeded-not-ours', 'a word that is denied and ours', '<NotOurs>pinned</NotOurs>'),
  paragraph('bad-attribute', 'a turn of no frame', '<Play />'),
  {
    what: 'an empty caption',
    file: 'bg/plakoto.mdx',
    change: [/<Caption at="start">.*<\/Caption>/, '<Caption at="start"></Caption>'],
    code: 'empty-element',
    at: '<Caption at="start"></Caption>',
  },
  {
    what: 'an empty heading',
    file: 'ru/plakoto.mdx',
    change: [/^## .*(?=\{#culture\}$)/m, '## '],
    code: 'empty-element',
    at: '{#culture}',
  },
  {
    what: 'text in an example beside its captions',
    file: 'de/plakoto.mdx',
    change: [/(?=<\/Example>)/, 'XXX\n'],
    code: 'loose-text',
    at: 'XXX',
  },
  {
    what: 'an element in an example beside its captions',
    file: 'de/plakoto.mdx',
    change: [/(?=<\/Example>)/, '<Reach />\n'],
    code: 'loose-text',
    at: '<Reach />',
    also: ['extra-figure'],
  },
  {
    what: 'an example in a list',
    file: 'ro/plakoto.mdx',
    change: [
      /<Example id="setup\/start">[\s\S]*?<\/Example>/,
      `- x\n\n  <Example id="setup/start">\n  ${CAPTIONS}  </Example>`,
    ],
    code: 'misplaced-example',
    at: '<Example id="setup/start">',
  },
  {
    what: 'an example that stands twice',
    file: 'ro/plakoto.mdx',
    change: [/(?<=\{#strategy\}\n)/, `\n<Example  id="setup/start">\n${CAPTIONS}</Example>\n`],
    code: 'repeated-example',
    at: '<Example  id',
  },
];
