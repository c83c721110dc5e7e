import { expect, test } from '@playwright/test';
import { button, FIVE_PINS, open, visibleFrames } from './board.ts';

test('two boards of one example share no id and step apart', async ({ page }) => {
  await page.route('**/en/plakoto/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const island =
      /<astro-island(?:(?!<astro-island)[\s\S])*?data-example="pinning\/five-pins"[\s\S]*?<\/astro-island>/.exec(
        html,
      )?.[0] ?? '';
    const again = island.replaceAll(/ id="pinning-five-pins:[^"]*"/g, '');
    await route.fulfill({ response, body: html.replace(island, `${island}<div>${again}</div>`) });
  });
  const first = await open(page, '/en/plakoto/');
  const second = page.locator(`[data-example="${FIVE_PINS}"]`).nth(1);
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveAttribute('data-live', '');
  await button(second, 'last').click();
  expect(await visibleFrames(second)).toEqual(['1']);
  expect(await visibleFrames(first)).toEqual(['start']);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
});
