import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContent } from '../authoring/content.ts';
import { readPromises } from '../authoring/promises.ts';
import { CLAUSES } from '../clauses.ts';
import { PLAY_FAULT_CODES, RULE_SET_IDS } from '../engine/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { embedUrl, EXAMPLES, pageUrl, PAGES, ruleUrl, type ExampleId, type Page } from '../links/index.ts';
import { linksJson, type LinksSource } from './links-json.ts';
import { linksSchema } from './links-schema.ts';

const SITE = 'http://localhost:4321';
const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(linksSchema(SITE));

const pages = readContent('content').pages.map(({ locale, name, frontmatter }) => ({
  locale,
  name,
  title: frontmatter.fields.find((field) => field.name === 'title')?.value ?? '',
}));
const source: LinksSource = { site: SITE, engine: '1.2.3', pages, ...readPromises() };

type Tree = Record<string, Record<string, Record<string, unknown>>>;

/** A copy in which anything can be damaged. */
function copy(): Tree {
  return JSON.parse(JSON.stringify(linksJson(source))) as Tree;
}

test('links.json lists what the functions of ./links link to, under the same addresses', () => {
  const links = linksJson(source);
  assert.deepEqual(Object.keys(links.pages).sort(), Object.keys(PAGES).sort());
  assert.deepEqual(Object.keys(links.clauses), [...CLAUSES]);
  assert.deepEqual(Object.keys(links.faults), [...PLAY_FAULT_CODES]);
  assert.deepEqual(links.rules, RULE_SET_IDS);
  assert.deepEqual(Object.keys(links.examples).sort(), Object.keys(EXAMPLES).sort());
  for (const locale of LOCALES) {
    for (const page of Object.keys(PAGES)) {
      const listed = links.pages[page]?.[locale];
      assert.deepEqual([listed?.url, listed?.title !== ''], [pageUrl(locale, page as Page, SITE), true]);
    }
    for (const clause of CLAUSES) assert.equal(links.clauses[clause]?.[locale], ruleUrl(locale, clause, SITE));
    for (const [id, { page, frames }] of Object.entries(EXAMPLES)) {
      const listed = links.examples[id];
      const embed = embedUrl(locale, id as ExampleId, SITE);
      assert.deepEqual([listed?.page, listed?.frames, listed?.embed[locale]], [page, frames, embed]);
    }
  }
});

test('links.json is as its schema says', () => {
  assert.ok(validate(copy()), JSON.stringify(validate.errors));
});

test('a member that a later version adds is no fault, so that old programs go on working', () => {
  assert.ok(validate({ ...copy(), news: [] }));
});

const DAMAGE: readonly (readonly [string, (links: Tree) => unknown])[] = [
  ['another version', (links) => ({ ...links, version: 2 })],
  ['an engine without a version', (links) => ({ ...links, engine: 'latest' })],
  ['no locale', (links) => ({ ...links, locales: [] })],
  ...['version', 'engine', 'locales', 'pages', 'clauses', 'faults', 'rules', 'examples'].map(
    (member) =>
      [
        `no ${member}`,
        (links: Tree) => Object.fromEntries(Object.entries(links).filter(([key]) => key !== member)),
      ] as const,
  ),
  [
    'a page without a title',
    ({ pages: all, ...rest }) => ({ ...rest, pages: { ...all, tapa: { bg: { url: SITE } } } }),
  ],
  ['half an address', (links) => ({ ...links, clauses: { pin: { page: 'plakoto', bg: '/bg/plakoto/#pin' } } })],
  ['a clause without a page', (links) => ({ ...links, clauses: { pin: { bg: `${SITE}/bg/plakoto/#pin` } } })],
  ['a clause in no language', (links) => ({ ...links, clauses: { pin: { page: 'plakoto' } } })],
  ['a fault with no clause', (links) => ({ ...links, faults: { 'point-closed': null } })],
  ['an id with a blank', (links) => ({ ...links, faults: { 'point closed': 'closed' } })],
  [
    'an example without frames',
    ({ examples, ...rest }) => ({ ...rest, examples: { ...examples, 'a/b': { page: 'tapa', embed: {} } } }),
  ],
  [
    'a frame that is none',
    (links) => ({ ...links, examples: { 'a/b': { page: 'a', frames: ['end'], embed: { bg: SITE } } } }),
  ],
  ['rules that are named twice', (links) => ({ ...links, rules: ['tapa', 'tapa'] })],
];

for (const [what, damage] of DAMAGE) {
  test(`the schema refuses ${what}`, () => {
    assert.equal(validate(damage(copy())), false);
  });
}

test('an id that has been renamed is in links.json still, with what is true of its new one', () => {
  const promised = {
    ...source.promised,
    pages: { ...source.promised.pages, taapa: [], plakoto: [...(source.promised.pages['plakoto'] ?? []), 'shut'] },
    clauses: { ...source.promised.clauses, shut: 'plakoto' },
    faults: [...source.promised.faults, 'point-shut'],
    examples: { ...source.promised.examples, 'pinning/6-pins': { page: 'plakoto', frames: ['start'] } },
  };
  const redirects = {
    taapa: 'tapa',
    'plakoto#shut': 'plakoto#closed',
    'fault:point-shut': 'fault:point-closed',
    'pinning/6-pins': 'pinning/five-pins',
  };
  const links = linksJson({ ...source, promised, redirects });
  assert.deepEqual(links.pages['taapa'], links.pages['tapa']);
  assert.deepEqual(links.clauses['shut'], links.clauses['closed']);
  assert.equal(links.faults['point-shut'], 'closed');
  assert.deepEqual(links.examples['pinning/6-pins'], links.examples['pinning/five-pins']);
  assert.ok(validate(JSON.parse(JSON.stringify(links))), JSON.stringify(validate.errors));
});
