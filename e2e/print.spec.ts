import { expect, test } from '@playwright/test';
import { visibleFrames } from './diagram/board.ts';

/** How many pages a PDF has, by the count at the root of its tree of pages, the largest of all. */
function pagesOf(pdf: Buffer): number {
  const counts = [...pdf.toString('latin1').matchAll(/\/Type \/Pages\b[^>]*\/Count (\d+)/g)].map(([, count]) =>
    Number(count),
  );
  return Math.max(...counts);
}

for (const locale of ['bg', 'de']) {
  test(`${locale}: the rules of Plakoto with all their boards take at most 14 pages of A4`, async ({ page }) => {
    await page.goto(`/${locale}/plakoto/`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBeGreaterThan(1);
    expect(pagesOf(pdf)).toBeLessThanOrEqual(14);
    // A4, in points.
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  });

  test(`${locale}: on paper every frame stands with what is said of it, two across, and nothing that can be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto(`/${locale}/plakoto/`);
    await page.emulateMedia({ media: 'print' });
    for (const board of await page.locator('[data-example]').all()) {
      expect(await visibleFrames(board)).toHaveLength(await board.locator('[data-frame]').count());
    }
    await expect(page.locator(':is(button, summary, select, input, nav, .words, [data-announce]):visible')).toHaveCount(
      0,
    );
    for (const refusal of await page.locator('.refusal').all()) await expect(refusal).toBeVisible();
    const places = await page
      .locator('[data-frame] > svg')
      .evaluateAll((all) => all.map((board) => Math.round(board.getBoundingClientRect().left)));
    expect(new Set(places).size).toBe(2);
  });
}
