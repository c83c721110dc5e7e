import { expect, test, type Locator } from '@playwright/test';
import { frame, open } from './board.ts';

/*
 * What boards share is in the page once, and a line bears it. Whether it is drawn is only seen: a part that is emptied
 * must be missed.
 */

test.use({ reducedMotion: 'reduce' });

function empty(part: Locator): Promise<void> {
  return part.evaluate((marker) => marker.replaceChildren());
}

for (const [numbers, shown, other] of [
  ['white', '#rim-white', '#rim-black'],
  ['black', '#rim-black', '#rim-white'],
] as const) {
  test(`ground, ${numbers} rim numbers, checkers and both dice are drawn, and not the other rim numbers`, async ({
    page,
  }) => {
    await page.addInitScript((side) => {
      localStorage.setItem('numbers', side);
    }, numbers);
    const root = await open(page, '/en/plakoto/#pinning-five-pins:1');
    const drawing = frame(root, '1').locator('svg');
    const die = async (end: string): Promise<string> =>
      /#\w+/.exec((await drawing.locator(`[marker-${end}]`).getAttribute(`marker-${end}`)) ?? '')?.[0] ?? 'no die';

    let before = await drawing.screenshot();
    await empty(page.locator(other));
    expect(before.equals(await drawing.screenshot()), other).toBe(true);
    for (const part of ['#board', shown, '#white', '#black', await die('start'), await die('end')]) {
      await empty(page.locator(part));
      const after = await drawing.screenshot();
      expect(before.equals(after), part).toBe(false);
      before = after;
    }
  });
}
