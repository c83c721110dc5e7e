import { expect, test, type Page } from '@playwright/test';
import { loadExample } from '../src/authoring/examples.ts';
import { formatPosition } from '../src/engine/index.ts';

/** What the boards of a page copy as the position in view, by example and frame. */
async function copied(page: Page): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const positions: Record<string, Record<string, string>> = {};
  for (const root of await page.locator('[data-example][data-stepped]').all()) {
    const id = (await root.getAttribute('data-example')) ?? '';
    await root.scrollIntoViewIfNeeded();
    await expect(root).toHaveAttribute('data-live', '');
    await root.locator('.more summary').click();
    positions[id] = await root.evaluate(async (top) => {
      const found: Record<string, string> = {};
      for (const link of top.querySelectorAll<HTMLElement>('.turns a')) {
        link.click();
        await new Promise((resume) => setTimeout(resume));
        top.querySelector<HTMLElement>('[data-action=copy-position]')?.click();
        found[top.querySelector<HTMLElement>('[data-on]')?.dataset['frame'] ?? ''] = document.title;
      }
      return found;
    });
    await root.locator('.more summary').click();
  }
  return positions;
}

for (const path of ['/en/plakoto/', '/de/tapa/', '/bg/notation/']) {
  test(`${path}: the position that each frame of each board gives away is the engine's`, async ({ page }) => {
    await page.addInitScript(() => {
      const clipboard = { writeText: (text: string) => Promise.resolve((document.title = text)) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    await page.goto(path);
    const positions = await copied(page);
    expect(Object.keys(positions)).not.toEqual([]);
    for (const [id, frames] of Object.entries(positions)) {
      const own = loadExample(id).frames.map(({ key, position }) => [key, formatPosition(position)] as const);
      expect(frames, id).toEqual(Object.fromEntries(own));
    }
  });
}
