import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { excess, HTML_LIMITS, htmlWeight } from '../src/build/html-weight.ts';
import { SITE_DIR } from './serve.ts';

for (const locale of ['bg', 'de']) {
  const html = () => readFileSync(join(SITE_DIR, locale, 'plakoto/index.html'), 'utf8');

  test(`${locale}: the HTML of the rules of Plakoto weighs no more than it may`, () => {
    expect(excess(htmlWeight(html()))).toEqual([]);
  });

  test(`${locale}: too many bytes, packed or not, or elements are noticed`, () => {
    const { raw, packed, elements } = HTML_LIMITS;
    for (const [what, padding] of [
      ['raw', ' '.repeat(raw)],
      ['packed', randomBytes(packed).toString('base64')],
      ['elements', '<b>'.repeat(elements)],
    ] as const) {
      expect(excess(htmlWeight(html() + padding)).join()).toContain(what);
    }
  });
}
