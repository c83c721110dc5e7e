import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wanted } from './language.ts';
import { distance, nearest } from './nearest.ts';

test('words are as far apart as letters have to be put in, taken out or changed', () => {
  for (const [one, other, letters] of [
    ['tapa', 'tapa', 0],
    ['plakota', 'plakoto', 1],
    ['glosary', 'glossary', 1],
    ['tavlii', 'tavli', 1],
    ['', 'tapa', 4],
    ['tapa', 'tavli', 3],
  ] as const) {
    assert.equal(distance(one, other), letters);
    assert.equal(distance(other, one), letters);
  }
});

test('what was most likely meant is the page whose name is nearest, if one is near', () => {
  const pages = [
    { path: '/bg/', title: 'Начало' },
    { path: '/bg/plakoto/', title: 'Плакото' },
    { path: '/bg/tapa/', title: 'Тапа в България и Северна Македония' },
    { path: '/bg/tavli/', title: 'Тавли и табла: срещата' },
    { path: '/bg/glossary/', title: 'Речник' },
  ];
  for (const [asked, meant] of [
    ['/bg/plakota/', '/bg/plakoto/'],
    ['/bg/Plakoto', '/bg/plakoto/'],
    ['/plakoto/', '/bg/plakoto/'],
    ['/bg/plakoto/mother/', '/bg/plakoto/'],
    ['/bg/tapa.html', '/bg/tapa/'],
    ['/fr/glosary/index.html', '/bg/glossary/'],
    ['/bg/%zz/tavly', '/bg/tavli/'],
    ['/bg/тапа/', '/bg/tapa/'],
    ['/bg/%D1%82%D0%B0%D0%BF%D0%B0', '/bg/tapa/'],
    ['/bg/Плакота/', '/bg/plakoto/'],
    ['/речник', '/bg/glossary/'],
    ['/bg/табла/', '/bg/tavli/'],
    ['/bg/и/', undefined],
    ['/bg/шахмат/', undefined],
    ['/bg/backgammon/', undefined],
    ['/bg/', undefined],
    ['/', undefined],
  ] as const) {
    assert.equal(nearest(asked, pages), meant, asked);
  }
});

test('a browser’s languages are gone through in their order, countries apart', () => {
  assert.equal(wanted(['fr-FR', 'de-AT', 'en'], ['en', 'de']), 'de');
  assert.equal(wanted(['EN'], ['en', 'de']), 'en');
  assert.equal(wanted(['fr'], ['en', 'de']), undefined);
  assert.equal(wanted([], ['en']), undefined);
});
