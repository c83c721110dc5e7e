import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../i18n/index.ts';
import { SITE_URL } from '../site.ts';
import { describe, describeSite, printed, type Described } from './json-ld.ts';

const PAGE: Described = { locale: 'bg', page: 'tapa', title: 'Тапа', description: 'Как.', updated: '2026-11-30' };

/** The thing of that type in what is printed, as a program reads it. */
function thing(page: Described, type: string): Record<string, unknown> {
  const graph = (JSON.parse(printed(describe(page))) as { '@graph': Record<string, unknown>[] })['@graph'];
  const found = graph.filter((each) => each['@type'] === type);
  assert.equal(found.length, 1, `${String(found.length)} of ${type}`);
  return found[0] ?? {};
}

test('an article says its language, its day, its address and which site it is part of', () => {
  for (const locale of LOCALES) {
    const article = thing({ ...PAGE, locale }, 'Article');
    assert.equal(article['inLanguage'], locale);
    assert.equal(article['dateModified'], PAGE.updated);
    assert.equal(article['url'], `${SITE_URL}/${locale}/tapa/`);
    assert.deepEqual(article['isPartOf'], { '@id': `${SITE_URL}/#site` });
    assert.ok(!('image' in article));
  }
  assert.equal(thing({ ...PAGE, image: 'https://a.example/a.png' }, 'Article')['image'], 'https://a.example/a.png');
});

test('the way to an article begins at the front page of its language', () => {
  const items = thing(PAGE, 'BreadcrumbList')['itemListElement'] as Record<string, unknown>[];
  assert.deepEqual(
    items.map(({ position, item }) => [position, item]),
    [
      [1, `${SITE_URL}/bg/`],
      [2, `${SITE_URL}/bg/tapa/`],
    ],
  );
});

test('front pages and rules tell of the game, a game for two with its other names but not its own', () => {
  const front = thing({ ...PAGE, page: 'index' }, 'Game');
  const rules = thing({ ...PAGE, page: 'plakoto' }, 'Article')['about'];
  assert.deepEqual(front, rules);
  assert.deepEqual(front['numberOfPlayers'], { '@type': 'QuantitativeValue', value: 2 });
  assert.ok((front['alternateName'] as string[]).includes('Πλακωτό'));
  assert.ok(!(front['alternateName'] as string[]).includes('Тапа'));
});

test('the site is the same thing wherever it is told of', () => {
  const site = thing({ ...PAGE, page: 'index' }, 'WebSite');
  assert.deepEqual(JSON.parse(printed(describeSite(LOCALES))), {
    '@context': 'https://schema.org',
    '@graph': [site],
  });
});

test('no title can end the element that the data stand in', () => {
  const text = printed(describe({ ...PAGE, title: '</script><script>alert(1)</script>' }));
  assert.ok(!text.includes('<'));
  assert.ok(text.includes('alert'));
});
