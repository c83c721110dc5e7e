import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cardPath, cardPdf, CARDS, type CardPage } from '../src/authoring/cards.ts';
import { findChromium } from '../src/build/chromium.ts';
import { readBuilt } from '../src/build/finding-check.ts';
import { pagesOfPdf, sizesOfPdf } from '../src/build/pdf.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { PREVIEW, previewPath } from '../src/layouts/previews.ts';
import { pagePath } from '../src/site.ts';
import { SITE_DIR } from './serve.ts';

/*
 * What Chromium makes of the built pages. Where there is none, nothing may lead to what is not there.
 */

const skip = findChromium() === undefined && 'There is no Chromium, so the build made no pictures and no PDF.';
const { texts, files } = await readBuilt(SITE_DIR);
const cards = Object.keys(CARDS) as CardPage[];
const A4 = [595.3, 841.9] as const;

for (const locale of LOCALES) {
  for (const page of cards) {
    const pdf = (): Buffer => readFileSync(join(SITE_DIR, cardPdf(locale, page)));

    test(`the card ${locale}/${page} is two sides of A4, tagged, in its language, with an outline`, { skip }, () => {
      assert.equal(pagesOfPdf(pdf()), 2);
      const sizes = sizesOfPdf(pdf());
      assert.equal(sizes.length, 2);
      for (const size of sizes) {
        size.forEach((length, index) => assert.ok(Math.abs(length - (A4[index] ?? 0)) < 1, String(length)));
      }
      const text = pdf().toString('latin1');
      assert.match(text, /\/MarkInfo\s*<<\s*\/Type\s*\/MarkInfo\s*\/Marked true|\/Marked true/);
      assert.match(text, /\/Outlines/);
      assert.ok(text.includes(`/Lang (${locale})`), 'language');
    });

    test(`the card ${locale}/${page} bears the day of its page, not of the build`, { skip }, () => {
      const day = /<time datetime="([^"]+)"/.exec(texts.get(`${locale}/${page}/index.html`) ?? '')?.[1] ?? '';
      const dates =
        pdf()
          .toString('latin1')
          .match(/\(D:\d+/g) ?? [];
      assert.ok(dates.length > 0);
      for (const date of dates) assert.equal(date, `(D:${day.replaceAll('-', '')}120000`);
    });

    test(`the card ${locale}/${page} has ten rules, four boards, and is kept from search engines`, () => {
      const html = texts.get(`${cardPath(locale, page).slice(1)}index.html`) ?? '';
      const rules = /<ol>([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
      assert.equal(rules.match(/<li>/g)?.length, 10);
      assert.equal(html.match(/<figure /g)?.length, 4);
      assert.match(html, /name="robots" content="noindex"/);
    });
  }
}

test('every page of text has its picture, as large as social sites want it', { skip }, () => {
  const pages = [...texts.keys()].flatMap((file) => {
    const [, locale, name = 'index'] = /^([a-z]{2})\/(?:([a-z-]+)\/)?index\.html$/.exec(file) ?? [];
    const known = LOCALES.find((each) => each === locale);
    return known ? [previewPath(known, name)] : [];
  });
  assert.ok(pages.length >= LOCALES.length);
  for (const path of pages) {
    const png = readFileSync(join(SITE_DIR, path));
    // A PNG's header: its width and height stand at byte 16.
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [PREVIEW.width, PREVIEW.height], path);
  }
});

test('the rules lead to their card, and to the PDF just where it was made', () => {
  for (const locale of LOCALES) {
    for (const page of cards) {
      const html = texts.get(`${pagePath(locale, page).slice(1)}index.html`) ?? '';
      assert.ok(html.includes(`href="${cardPath(locale, page)}"`));
      const pdf = cardPdf(locale, page);
      assert.equal(html.includes(`href="${pdf}"`), files.has(pdf.slice(1)));
    }
  }
});
