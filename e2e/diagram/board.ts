import { expect, type Locator, type Page } from '@playwright/test';

export const FIVE_PINS = 'pinning/five-pins';
/** Some examples of the page that step, with their frames. */
export const STEPPED = {
  'opening/first-turns': ['start', '1', '2'],
  [FIVE_PINS]: ['start', 'not-1', '1'],
  'bearing-off/two-off': ['start', '1'],
} as const;

export function board(page: Page, id: string = FIVE_PINS): Locator {
  return page.locator(`[data-example="${id}"]`).first();
}

export function button(root: Locator, action: string): Locator {
  return root.locator(`[data-action="${action}"]`);
}

/** The live region of a board. */
export function ear(root: Locator): Locator {
  return root.locator('[data-announce]');
}

export function frame(root: Locator, key: string): Locator {
  return root.locator(`[data-frame="${key}"]`);
}

/** Waits until a board is awake. */
export async function wake(root: Locator): Promise<void> {
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-live', '');
}

/** The board of an example, awake. */
export async function open(page: Page, path: string, id: string = FIVE_PINS): Promise<Locator> {
  await page.goto(path);
  const root = board(page, id);
  await wake(root);
  return root;
}

export async function visibleFrames(root: Locator): Promise<readonly string[]> {
  const frames = await root.locator('[data-frame]').all();
  const visible = [];
  for (const each of frames) if (await each.isVisible()) visible.push((await each.getAttribute('data-frame')) ?? '');
  return visible;
}

/** What stands in a frame about what is new in it, as it is announced. */
export async function newsOf(root: Locator, key: string): Promise<string> {
  return ((await frame(root, key).locator('[data-news]').textContent()) ?? '').trim().replace(/\s+/g, ' ');
}

/** Chooses single steps instead of turns for all boards of the page. */
export async function chooseDieByDie(root: Locator): Promise<void> {
  await root.locator('.more summary').click();
  await root.locator('[data-choice="steps"]').check();
  await root.locator('.more summary').click();
}
