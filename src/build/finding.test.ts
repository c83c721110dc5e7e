import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBuiltPage } from './built-page.ts';
import { sitemap } from './sitemap.ts';

test('a page is read as a search engine reads it: its head alone, entities resolved', () => {
  const page = readBuiltPage(
    'bg/tapa/index.html',
    `<!doctype html><html lang="bg"><head><title>A &amp; B</title><meta name="description" content="&quot;x&quot;">
    <link rel="canonical" href="https://a.example/bg/tapa/"><link rel="alternate" hreflang="bg" href="https://a.example/bg/tapa/">
    <meta property="og:locale:alternate" content="de_DE"><meta property="og:locale:alternate" content="ro_RO">
    <script type="application/ld+json">{}</script></head><body><meta name="robots" content="noindex"></body></html>`,
  );
  assert.equal(page.path, '/bg/tapa/');
  assert.equal(page.lang, 'bg');
  assert.equal(page.title, 'A & B');
  assert.equal(page.description, '"x"');
  assert.equal(page.isHidden, false);
  assert.deepEqual(page.canonical, ['https://a.example/bg/tapa/']);
  assert.deepEqual(page.alternates, [['bg', 'https://a.example/bg/tapa/']]);
  assert.deepEqual(page.properties.get('og:locale:alternate'), ['de_DE', 'ro_RO']);
  assert.deepEqual(page.data, ['{}']);
});

test('the sitemap says when a page changed and in which languages it is there', () => {
  const xml = sitemap('https://a.example', [
    { path: '/bg/', updated: '2026-11-30', alternates: [{ hreflang: 'x-default', path: '/' }] },
  ]);
  assert.ok(xml.includes('<loc>https://a.example/bg/</loc>\n<lastmod>2026-11-30</lastmod>'));
  assert.ok(xml.includes('hreflang="x-default" href="https://a.example/"'));
});
