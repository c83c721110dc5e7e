import { expect, test } from '@playwright/test';
import { board, open } from './board.ts';

test('a reader can fix whose numbers the boards show, rim and list alike, and it is remembered', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await root.locator('.more summary').click();
  await root.locator('[data-choice="numbers"]').selectOption('black');
  const first = board(page).locator('[data-frame="start"] .words li').first();
  await expect(first).toHaveText(/^24: 10/);
  await expect(root.locator('[data-frame="start"] .whose')).toHaveText(
    (await page.locator('#board-words').getAttribute('data-black')) ?? '',
  );
  await page.reload();
  await expect(first).toHaveText(/^24: 10/);
});

test('the choice of numbers holds for the page where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const root = await open(page, '/en/plakoto/');
  await root.locator('.more summary').click();
  await root.locator('[data-choice="numbers"]').selectOption('black');
  await expect(root.locator('[data-frame="start"] .whose')).toHaveText(
    (await page.locator('#board-words').getAttribute('data-black')) ?? '',
  );
});
