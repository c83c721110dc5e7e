import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, sample, samplePage } from '../sample.ts';
import { checkLinks } from './links.ts';

const EXAMPLE =
  '<Example id="pinning/one">\n  <Caption at="start">x</Caption>\n  <Caption at="not-1">x</Caption>\n</Example>';

test('a link inside the site leads to a page that exists, and to a section or frame that is on it', () => {
  const cases = [
    ['#pin', undefined],
    ['#pinning-one', undefined],
    ['#pinning-one:not-1', undefined],
    ['#pinning-one:start', undefined],
    ['/en/', undefined],
    ['/en/tapa/', undefined],
    ['/en/tapa/#mother', undefined],
    ['https://nard.gg/', undefined],
    ['#release', 'dead-link'],
    ['#pinning-one:2', 'dead-link'],
    ['/en/tapa/#pin', 'dead-link'],
    ['/en/tavli/', 'dead-link'],
    ['/fr/tapa/', 'dead-link'],
    ['/bg/tapa/#mother', 'bad-link'],
    ['/ru/tapa/', 'bad-link'],
    ['', 'bad-link'],
    ['tapa', 'bad-link'],
    ['../tapa/', 'bad-link'],
    ['/en/tapa', 'bad-link'],
    ['mailto:a@b.example', 'bad-link'],
  ] as const;
  for (const [url, code] of cases) {
    const content = sample({
      ...samplePage('plakoto', `a [b](${url})\n\n## P {#pin}\n\n${EXAMPLE}`, 'en'),
      ...samplePage('index', 'x', 'en'),
      ...samplePage('tapa', '## M {#mother}', 'en'),
      ...samplePage('tapa', '## M {#mother}', 'bg'),
    });
    const found = brief(checkLinks(content)).map((problem) => problem.split(':3 ')[1]);
    assert.deepEqual(found, code === undefined ? [] : [code], url);
  }
});
