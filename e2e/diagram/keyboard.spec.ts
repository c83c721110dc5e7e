import { expect, test } from '@playwright/test';
import { board, button, open, visibleFrames } from './board.ts';

test('keys act inside the board only', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await page.locator('header a').first().focus();
  for (const key of ['ArrowRight', 'End', ' ']) await page.keyboard.press(key);
  expect(await visibleFrames(root)).toEqual(['start']);
});

test('Tab goes through the controls as they stand, idle ones too, then to the board, then out', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await button(root, 'first').focus();
  const met = [];
  for (let press = 0; press < 20; press += 1) {
    const name = await root.evaluate((top) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || !top.contains(active)) return undefined;
      return active.dataset['action'] ?? active.getAttribute('href') ?? (active.className || active.localName);
    });
    if (name === undefined) break;
    met.push(name);
    await page.keyboard.press('Tab');
  }
  const links = ['start', 'not-1', '1'].map((key) => `#pinning-five-pins:${key}`);
  expect(met).toEqual(['first', 'back', 'play', 'next', 'last', ...links, 'copy', 'summary', 'frames']);
});

test('Space plays and pauses while the board itself has the focus, and presses a button that has it', async ({
  page,
}) => {
  const root = await open(page, '/en/plakoto/');
  const play = button(root, 'play');
  await root.locator('.frames').focus();
  await page.keyboard.press('Space');
  await expect(play).toHaveAccessibleName('Pause');
  await page.keyboard.press('Space');
  await expect(play).toHaveAccessibleName('Play');
  expect(await visibleFrames(root)).toEqual(['start']);

  await button(root, 'next').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await expect(play).toHaveAccessibleName('Play');
});

test('Home and End lead to the ends and leave the page where it is', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await root.locator('.frames').focus();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await page.keyboard.press('End');
  await expect.poll(() => visibleFrames(root)).toEqual(['1']);
  await page.keyboard.press('Home');
  await expect.poll(() => visibleFrames(root)).toEqual(['start']);
  expect(await place()).toBe(before);
});

test('a key with a modifier, or one for the choices, is not taken for a step', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await button(root, 'next').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+Tab');
  await root.locator('.more summary').click();
  await root.locator('[data-choice="numbers"]').focus();
  await page.keyboard.press('ArrowDown');
  expect(await visibleFrames(board(page))).toEqual(['start']);
});
