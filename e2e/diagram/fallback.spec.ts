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

test('where the script never arrives every frame can be reached', async ({ page }) => {
  await page.route('**/Stepper*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/ro/plakoto/#pinning-five-pins:1');
  const root = board(page);
  expect(await visibleFrames(root)).toEqual(['1']);
  for (const [index, key] of STEPPED[FIVE_PINS].entries()) {
    await root.locator('.turns a').nth(index).click();
    await expect.poll(() => visibleFrames(root)).toEqual([key]);
  }
});
