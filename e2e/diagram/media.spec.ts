import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { board, button, frame, open, STEPPED, visibleFrames, wake } from './board.ts';

test('on paper every frame of every board stands, with its caption and without a control', async ({ page }) => {
  const root = await open(page, '/en/plakoto/#pinning-five-pins:1.1');
  await page.emulateMedia({ media: 'print' });
  for (const each of await page.locator('[data-example]').all()) {
    expect(await visibleFrames(each)).toHaveLength(await each.locator('[data-frame]').count());
    await expect(each.locator('.controls:visible, [data-action]:visible')).toHaveCount(0);
    for (const caption of await each.locator('figcaption').all()) await expect(caption).toBeVisible();
  }
  expect(await visibleFrames(root)).toEqual(STEPPED['pinning/five-pins']);
});

test('in forced colours the boards step, sides and controls can be told from the ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const root = await open(page, '/en/plakoto/');
  await button(root, 'next').click();
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  const colours = await frame(root, 'not-1').evaluate((top) => {
    const of = (selector: string, property: string): string =>
      getComputedStyle(document.querySelector(selector) ?? top).getPropertyValue(property);
    return [of('#white > *', 'fill'), of('#black > *', 'fill')];
  });
  expect(new Set(colours).size).toBe(2);
  const sign = await button(root, 'back').evaluate((each) => getComputedStyle(each, '::before').backgroundColor);
  const ground = await page.evaluate(() => {
    const probe = document.createElement('p');
    document.body.append(probe);
    return getComputedStyle(probe).backgroundColor;
  });
  expect(sign).not.toBe(ground);
  expect(sign).not.toBe('rgba(0, 0, 0, 0)');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault with a refused frame, an open panel and a board inside a turn, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const inside = await open(page, '/en/plakoto/#opening-first-turns:1.1', 'opening/first-turns');
    await expect.poll(() => visibleFrames(inside)).toEqual(['1']);
    const refused = board(page);
    await wake(refused);
    await button(refused, 'next').click();
    await expect.poll(() => visibleFrames(refused)).toEqual(['not-1']);
    await refused.locator('.more summary').click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
