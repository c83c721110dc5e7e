import { expect, test } from '@playwright/test';
import { board, button, frame, newsOf, open, STEPPED, visibleFrames, wake, ear } from './board.ts';

const LOCALES = ['bg', 'de', 'en', 'ro', 'ru'] as const;

for (const locale of LOCALES) {
  test(`${locale}: every board steps to its end and back by keyboard, telling what changed`, async ({ page }) => {
    await page.goto(`/${locale}/plakoto/`);
    for (const [id, keys] of Object.entries(STEPPED)) {
      const root = board(page, id);
      await wake(root);
      await button(root, 'next').focus();
      for (const key of keys.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => visibleFrames(root)).toEqual([key]);
        await expect(ear(root)).toHaveText(await newsOf(root, key));
      }
      await page.keyboard.press('Home');
      await expect.poll(() => visibleFrames(root)).toEqual(['start']);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => visibleFrames(root)).toEqual([keys.at(-2)]);
    }
  });

  test(`${locale}: each frame has its points in words, from 24 down`, async ({ page }) => {
    await page.goto(`/${locale}/plakoto/`);
    const last = frame(board(page), '1');
    const texts = await last.locator('.words li').allTextContents();
    expect(texts.slice(0, -1).map((text) => Number.parseInt(text, 10))).toEqual([24, 15, 13, 10, 5, 1]);
    await expect(last.locator('.state')).toContainText('282');
    await expect(last.locator('.state')).toContainText('330');
  });
}

test('a board that wakes moves nothing on the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const id of Object.keys(STEPPED)) {
    await page.goto('/bg/plakoto/');
    // What is out of sight has a guessed height before; a jump into it is a matter of its own.
    await expect(page.locator('.example:not([data-laid])')).toHaveCount(0);
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    const root = board(page, id);
    await wake(root);
    await button(root, 'next').click();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
});

test('a button with nothing to do keeps the focus and says so', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  const next = button(root, 'next');
  await next.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expect(ear(root)).toHaveText('This is the last position.');
});
