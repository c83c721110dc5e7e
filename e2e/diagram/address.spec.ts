import { expect, test } from '@playwright/test';
import { button, open, visibleFrames } from './board.ts';

test('an address opens its frame, and stepping keeps the address in step', async ({ page }) => {
  const root = await open(page, '/de/plakoto/#pinning-five-pins:not-1');
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await button(root, 'next').click();
  expect(new URL(page.url()).hash).toBe('#pinning-five-pins:1');
  await page.goto('/de/plakoto/#pinning-five-pins:1.1');
  await page.reload();
  await expect(root.locator('[data-frame="1"]')).toHaveAttribute('data-inside', '');
});
