import { expect, test } from '@playwright/test';
import { board, button, frame, open, visibleFrames } from './board.ts';

test('an address opens its frame, and stepping keeps the address in step', async ({ page }) => {
  const root = await open(page, '/de/plakoto/#pinning-five-pins:not-1');
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await button(root, 'next').click();
  expect(new URL(page.url()).hash).toBe('#pinning-five-pins:1');
});

for (const [how, hash] of [
  ['as it is copied', '#pinning-five-pins:1.1'],
  ['with its colon encoded', '#pinning-five-pins%3A1.1'],
] as const) {
  test(`an address opens a step inside a turn, ${how}, whether the page is there already or not`, async ({ page }) => {
    const root = board(page);
    const opensStep = async (): Promise<void> => {
      await expect(frame(root, '1')).toHaveAttribute('data-inside', '');
      await expect(root).toBeInViewport();
      await expect(root.locator('.frames')).toBeFocused();
    };
    await page.goto(`/de/plakoto/${hash}`);
    await opensStep();
    await page.reload();
    await opensStep();
    await page.goto('/de/plakoto/#dice');
    await expect(root).not.toBeInViewport();
    await button(root, 'next').evaluate((next: HTMLElement) => next.click());
    await expect(frame(root, '1')).not.toHaveAttribute('data-inside');
    await page.goto(`/de/plakoto/${hash}`);
    await opensStep();
  });
}

for (const hash of ['#%', '#%E0%A4%A', '#pinning-five-pins:9', '#pinning-five-pins:1.', '#.1', '#:~:text=%']) {
  test(`an address that names nothing, ${hash}, leaves the boards alive`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    const root = await open(page, `/de/plakoto/${hash}`);
    await button(root, 'next').click();
    await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
    expect(complaints).toEqual([]);
  });
}
