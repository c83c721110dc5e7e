import { expect, test, type Page } from '@playwright/test';
import { board, open, visibleFrames } from './board.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

/** Draws a finger over the board, from its middle, so many pixels to the right and down. */
async function draw(page: Page, right: number, down: number): Promise<void> {
  const box = await board(page).locator('[data-frame="start"] svg').boundingBox();
  if (!box) throw new Error('The board has no place.');
  const at = (part: number) => ({
    x: box.x + box.width / 2 + right * part,
    y: box.y + box.height / 2 + down * part,
  });
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger drawn to the left steps on, to the right back', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await draw(page, -120, 5);
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await draw(page, -120, -20);
  await expect.poll(() => visibleFrames(root)).toEqual(['1']);
  await draw(page, 120, 0);
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
});

test('a finger that scrolls, or hardly moves, steps nowhere', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  for (const [right, down] of [
    [-20, 0],
    [0, -120],
    [-60, -100],
  ] as const) {
    await draw(page, right, down);
  }
  await page.waitForTimeout(300);
  expect(await visibleFrames(root)).toEqual(['start']);
});
