import { expect, test } from '@playwright/test';
import { button, ear, open } from './board.ts';

const SAID = { copied: 'data-copied', notCopied: 'data-not-copied' } as const;

test.describe('where the clipboard may be used', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a link to what is in view is copied, and that is said', async ({ page }) => {
    const root = await open(page, '/en/plakoto/');
    const said = (await page.locator('#board-words').getAttribute(SAID.copied)) ?? '';
    expect(said).not.toBe('');
    for (const [action, key] of [
      [undefined, 'start'],
      ['next', 'not-1'],
      ['next', '1'],
    ] as const) {
      if (action) await button(root, action).click();
      await button(root, 'copy').click();
      await expect(ear(root)).toContainText(said);
      const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(address.pathname + address.hash).toBe(`/en/plakoto/#pinning-five-pins:${key}`);
    }
  });

  test('the position in view is copied as text', async ({ page }) => {
    const root = await open(page, '/en/plakoto/#pinning-five-pins:1');
    await root.locator('.more summary').click();
    await button(root, 'copy-position').click();
    await expect(ear(root)).toHaveText((await page.locator('#board-words').getAttribute(SAID.copied)) ?? '');
    const position = await page.evaluate(() => navigator.clipboard.readText());
    expect(position).toMatch(/^[wb] (\d+:[wb]+\d* ?)+/);
  });
});

for (const [where, clipboard] of [
  ['refuses', { writeText: 'refuses' }],
  ['is not there, as away from https', undefined],
] as const) {
  test(`where the clipboard ${where}, that is said and nothing breaks`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript((isThere) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value: isThere ? refusing : undefined });
    }, clipboard !== undefined);
    const root = await open(page, '/en/plakoto/');
    await button(root, 'copy').click();
    const said = (await page.locator('#board-words').getAttribute(SAID.notCopied)) ?? '';
    expect(said).not.toBe('');
    await expect(ear(root)).toHaveText(said);
    expect(faults).toEqual([]);
  });
}
