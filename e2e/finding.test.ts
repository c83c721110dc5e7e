import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBuilt } from '../src/build/finding-check.ts';
import { findingProblems, type Built } from '../src/build/finding.ts';
import { SITE_URL } from '../src/site.ts';
import { SITE_DIR } from './serve.ts';

/*
 * How the built site can be found: what was written is right, and each kind of damage to a copy of it is noticed.
 */

const built = await readBuilt(SITE_DIR);
const PAGE = 'bg/plakoto/index.html';

/** The built site with the first occurrence of a text in one file, which must be there, replaced. */
function damaged(file: string, from: string | RegExp, to: string): Built {
  const text = built.texts.get(file) ?? '';
  const changed = text.replace(from, () => to);
  assert.notEqual(changed, text, `${file} has no ${String(from)}`);
  return { ...built, texts: new Map([...built.texts, [file, changed]]) };
}

test('what was built can be found as it should', () => {
  assert.deepEqual(findingProblems(built), []);
});

test('what is not to be found is in no list: the 404 page, sources of examples, rule cards', () => {
  const lists = `${built.texts.get('sitemap.xml') ?? ''}${built.texts.get('llms.txt') ?? ''}`;
  assert.ok(lists.includes(`${SITE_URL}/bg/plakoto/`));
  for (const part of ['404', '/examples/', '/card/', '/embed/']) assert.ok(!lists.includes(part), part);
});

const DAMAGE: readonly (readonly [what: string, file: string, from: string | RegExp, to: string, problem: RegExp])[] = [
  ['a canonical of another page', PAGE, /(?<=rel="canonical" href=")[^"]*/, `${SITE_URL}/bg/tapa/`, /canonical is/],
  ['a page without a canonical', PAGE, 'rel="canonical"', 'rel="x"', /canonical is missing/],
  ['an alternate less', PAGE, /<link rel="alternate" hreflang="de"[^>]*>/, '', /names other alternates/],
  [
    'an alternate that is not there',
    PAGE,
    /(?<=hreflang="de" href=")[^"]*/,
    `${SITE_URL}/de/baba/`,
    /not there to be found/,
  ],
  ['no default', PAGE, 'hreflang="x-default"', 'hreflang="xx"', /names other alternates/],
  [
    'a page that is kept from search engines and listed',
    PAGE,
    '<title>',
    '<meta name="robots" content="noindex"><title>',
    /is no page to be found/,
  ],
  [
    'a title of another page',
    PAGE,
    /<title>[^<]*/,
    `<title>${/<title>([^<]*)/.exec(built.texts.get('bg/tapa/index.html') ?? '')?.[1] ?? ''}`,
    /has the title of/,
  ],
  ['no description', PAGE, 'name="description"', 'name="x"', /has no description/],
  ['a language that is not the page’s', PAGE, /(?<=og:locale" content=")[^"]*/, 'de_DE', /og:locale is de_DE/],
  ['a language that is not named', PAGE, /<meta property="og:locale:alternate"[^>]*>/, '', /names 3 other languages/],
  [
    'a picture that was not made',
    'bg/tapa/index.html',
    /<meta property="og:type"/,
    `<meta property="og:image" content="${SITE_URL}/x.png"><meta property="og:type"`,
    /was not made/,
  ],
  ['data that cannot be read', PAGE, '{"@context"', '{@context', /no JSON-LD/],
  [
    'an address that is no page',
    'sitemap.xml',
    `<loc>${SITE_URL}/bg/tapa/`,
    `<loc>${SITE_URL}/bg/baba/`,
    /baba\/ is no page/,
  ],
  [
    'an address that is not listed',
    'sitemap.xml',
    `<loc>${SITE_URL}/bg/tapa/`,
    `<loc>${SITE_URL}/bg/tavli/`,
    /lacks \/bg\/tapa\//,
  ],
  ['an address without a day', 'sitemap.xml', /<lastmod>[^<]*<\/lastmod>/, '', /has no day/],
  [
    'alternates other than the page’s',
    'sitemap.xml',
    'hreflang="de"',
    'hreflang="da"',
    /other alternates than the page/,
  ],
  [
    'a page that programs are not told of',
    'llms.txt',
    `(${SITE_URL}/ru/tavli/)`,
    '()',
    /llms.txt: lacks \/ru\/tavli\//,
  ],
  ['a sitemap that nobody is told of', 'robots.txt', 'Sitemap:', 'Map:', /does not name the sitemap/],
];

for (const [what, file, from, to, problem] of DAMAGE) {
  test(`${what} is noticed`, () => {
    const problems = findingProblems(damaged(file, from, to));
    assert.ok(
      problems.some((each) => problem.test(each)),
      problems.join('\n') || 'nothing was noticed',
    );
  });
}
