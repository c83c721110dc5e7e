import { expect, test } from '@playwright/test';
import { button, open, visibleFrames } from './board.ts';

test('playing goes to the end, stops at a press, and never begins by itself', async ({ page }) => {
  await page.clock.install();
  const root = await open(page, '/en/plakoto/');
  await page.clock.runFor(20_000);
  expect(await visibleFrames(root)).toEqual(['start']);
  await button(root, 'play').click();
  await page.clock.runFor(3000);
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await button(root, 'play').click();
  await page.clock.runFor(20_000);
  expect(await visibleFrames(root)).toEqual(['not-1']);
  await button(root, 'play').click();
  await page.clock.runFor(3000);
  await expect.poll(() => visibleFrames(root)).toEqual(['1']);
  await expect(button(root, 'play')).toHaveAccessibleName('Play');
});

test('playing pauses where the tab is hidden, and waits for the reader afterwards', async ({ page }) => {
  await page.clock.install();
  const root = await open(page, '/en/plakoto/');
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await button(root, 'play').click();
  await expect(button(root, 'play')).toHaveAccessibleName('Pause');
  await hide(true);
  await expect(button(root, 'play')).toHaveAccessibleName('Play');
  await page.clock.runFor(20_000);
  await hide(false);
  await page.clock.runFor(20_000);
  expect(await visibleFrames(root)).toEqual(['start']);
});
