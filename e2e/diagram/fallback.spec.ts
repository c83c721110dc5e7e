import { expect, test } from '@playwright/test';
import { board, FIVE_PINS, STEPPED, visibleFrames } from './board.ts';

const LOCALES = ['bg', 'de', 'en', 'ro', 'ru'] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`${locale}: all frames stand one under another, with captions, and no control is dead`, async ({ page }) => {
      await page.goto(`/${locale}/plakoto/`);
      for (const [id, keys] of Object.entries(STEPPED)) {
        const root = board(page, id);
        expect(await visibleFrames(root)).toEqual(keys);
        const tops = await root
          .locator('[data-frame]')
          .evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().top));
        expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
        await expect(root.locator('figcaption').first()).not.toBeEmpty();
        await expect(root.locator('.controls')).toBeHidden();
      }
    });
  }
});

for (const [what, scripts] of [
  ['the script of the boards', /\/board\.[^/]*\.js/],
  ['every script', /\.js(\?|$)/],
] as const) {
  test(`where ${what} never arrives every frame can be reached`, async ({ page }) => {
    let refused = 0;
    await page.route(scripts, (route) => {
      refused += 1;
      return route.fulfill({ status: 503 });
    });
    await page.goto('/ro/plakoto/#pinning-five-pins:1');
    const root = board(page);
    expect(await visibleFrames(root)).toEqual(['1']);
    for (const [index, key] of STEPPED[FIVE_PINS].entries()) {
      await root.locator('.turns a').nth(index).click();
      await expect.poll(() => visibleFrames(root)).toEqual([key]);
    }
    expect(refused).toBeGreaterThan(0);
  });
}

test('a script that arrives only when it is asked for again wakes the board all the same', async ({ page }) => {
  let asked = 0;
  await page.route(/\/board\.[^/]*\.js/, (route) => {
    asked += 1;
    return asked <= 2 && !route.request().url().includes('?') ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto('/ro/plakoto/');
  const root = board(page);
  await root.scrollIntoViewIfNeeded();
  await expect(root.and(page.locator('[data-live]'))).toBeVisible();
  await root.locator('[data-action="next"]').click();
  await expect.poll(() => visibleFrames(root)).toEqual([STEPPED[FIVE_PINS][1]]);
  expect(asked).toBeGreaterThan(1);
});
