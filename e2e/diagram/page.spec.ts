import { expect, test } from '@playwright/test';
import { button, open, STEPPED, visibleFrames } from './board.ts';

test('browser translation that wraps the words stops nothing', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest('[translate="no"], script, style, svg')) continue;
      const font: Element = document.createElement('font' as string);
      text.parentElement.replaceChild(font, text);
      font.append(text);
    }
  });
  for (const key of ['not-1', '1']) {
    await button(root, 'next').click();
    await expect.poll(() => visibleFrames(root)).toEqual([key]);
  }
  await expect(root.locator('[data-announce]')).toContainText('20/15');
});

test('a page that reads from right to left does not mirror the board', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  const places = () =>
    root
      .locator('[data-frame="start"] svg path')
      .evaluateAll((all) =>
        all.map((checker) =>
          Math.round(
            checker.getBoundingClientRect().left - (checker.closest('svg')?.getBoundingClientRect().left ?? 0),
          ),
        ),
      );
  const before = await places();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await places()).toEqual(before);
});

test('a board shows at most 95 elements at a time', async ({ page }) => {
  for (const id of Object.keys(STEPPED)) {
    const root = await open(page, '/en/plakoto/', id);
    const shown = await root.evaluate(
      (top) =>
        [...top.querySelectorAll('*')].filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    );
    expect(shown, id).toBeLessThanOrEqual(95);
  }
});
