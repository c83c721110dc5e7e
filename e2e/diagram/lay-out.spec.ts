import { expect, test, type Page } from '@playwright/test';

/*
 * What is out of sight is laid out after the first paint; until then its height is guessed. No reader may notice.
 */

const PAGE = '/bg/plakoto/';
const PHONE = { width: 360, height: 640 };

/** Whether everything on the page is laid out for good. */
async function isLaidOut(page: Page): Promise<boolean> {
  return page
    .locator('article > section, .example')
    .evaluateAll((all) => all.every((each) => getComputedStyle(each).contentVisibility === 'visible'));
}

/** How far below the top of the window a heading begins, in pixels. */
async function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
}

test('text and boards out of sight wait for the first paint and the fonts, and are then all laid out', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const fonts = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  expect(await isLaidOut(page)).toBe(false);
  fonts.resolve(undefined);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

for (const [state, holdsFonts] of [
  ['and stays there while the page is laid out', false],
  ['though its fonts never come', true],
] as const) {
  test(`an address leads to its section far down, ${state}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    if (holdsFonts) await page.route('**/*.woff2', () => undefined);
    await page.goto(`${PAGE}#bear-off`, { waitUntil: holdsFonts ? 'commit' : 'load' });
    const isThere = async (): Promise<boolean> => {
      const top = await topOf(page, 'bear-off');
      return top >= 0 && top < PHONE.height / 2;
    };
    await expect.poll(isThere).toBe(true);
    if (!holdsFonts) await expect.poll(() => isLaidOut(page)).toBe(true);
    expect(await isThere()).toBe(true);
  });
}

for (const id of ['dice', 'mother', 'score', 'faq-no-move']) {
  test(`a page that is opened again shows what was being read, a little below #${id}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    await expect.poll(() => isLaidOut(page)).toBe(true);
    await page.locator(`#${id}`).evaluate((heading) => {
      heading.scrollIntoView();
      scrollBy(0, 40);
    });
    const before = await topOf(page, id);
    const comesBack = async (): Promise<void> => {
      await expect.poll(() => isLaidOut(page)).toBe(true);
      // A line may break otherwise once the fonts are there.
      await expect.poll(async () => Math.abs((await topOf(page, id)) - before)).toBeLessThan(100);
    };
    await page.reload();
    await comesBack();
    await page.goto('/bg/tavli/');
    await page.goBack();
    await comesBack();
  });
}

test('on paper nothing waits', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.emulateMedia({ media: 'print' });
  await page.locator('footer').waitFor({ state: 'attached' });
  expect(await isLaidOut(page)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits, for nothing would lay it out', async ({ page }) => {
    await page.goto(PAGE);
    expect(await isLaidOut(page)).toBe(true);
  });
});
