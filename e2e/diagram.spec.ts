import { expect, test, type Locator, type Page } from '@playwright/test';

const LOCALES = ['bg', 'de', 'en', 'ro', 'ru'] as const;
const FIVE_PINS = 'pinning/five-pins';
/** The examples of the page that step, with their frames. */
const STEPPED = {
  'opening/first-turns': ['start', '1', '2'],
  [FIVE_PINS]: ['start', 'not-1', '1'],
  'bearing-off/two-off': ['start', '1'],
} as const;

function board(page: Page, id: string = FIVE_PINS): Locator {
  return page.locator(`[data-example="${id}"]`).first();
}

function button(root: Locator, action: string): Locator {
  return root.locator(`[data-action="${action}"]`);
}

/** The board of an example, awake. */
async function open(page: Page, path: string, id: string = FIVE_PINS): Promise<Locator> {
  await page.goto(path);
  const root = board(page, id);
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-live', '');
  return root;
}

async function visibleFrames(root: Locator): Promise<readonly string[]> {
  const frames = await root.locator('[data-frame]').all();
  const visible = [];
  for (const frame of frames) if (await frame.isVisible()) visible.push((await frame.getAttribute('data-frame')) ?? '');
  return visible;
}

for (const locale of LOCALES) {
  test(`${locale}: every board steps to its end and back by keyboard, telling what changed`, async ({ page }) => {
    await page.goto(`/${locale}/plakoto/`);
    for (const [id, keys] of Object.entries(STEPPED)) {
      const root = board(page, id);
      await root.scrollIntoViewIfNeeded();
      await expect(root).toHaveAttribute('data-live', '');
      await button(root, 'next').focus();
      for (const key of keys.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => visibleFrames(root)).toEqual([key]);
        const news = (await root.locator(`[data-frame="${key}"] [data-news]`).innerText()).trim();
        await expect(root.locator('[data-announce]')).toHaveText(news);
      }
      await page.keyboard.press('Home');
      await expect.poll(() => visibleFrames(root)).toEqual(['start']);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => visibleFrames(root)).toEqual([keys.at(-2)]);
    }
  });

  test(`${locale}: each frame has its points in words, from 24 down`, async ({ page }) => {
    await page.goto(`/${locale}/plakoto/`);
    const frame = board(page).locator('[data-frame="1"]');
    const texts = await frame.locator('.words li').allTextContents();
    expect(texts.slice(0, -1).map((text) => Number.parseInt(text, 10))).toEqual([24, 15, 13, 10, 5, 1]);
    await expect(frame.locator('.state')).toContainText('282');
    await expect(frame.locator('.state')).toContainText('330');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`${locale}: all frames stand one under another, with captions, and no control is dead`, async ({ page }) => {
      await page.goto(`/${locale}/plakoto/`);
      for (const [id, keys] of Object.entries(STEPPED)) {
        const root = board(page, id);
        expect(await visibleFrames(root)).toEqual(keys);
        const tops = await root
          .locator('[data-frame]')
          .evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().top));
        expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
        await expect(root.locator('figcaption').first()).not.toBeEmpty();
        await expect(root.locator('.controls')).toBeHidden();
      }
    });
  }
});

test('a board that wakes moves nothing on the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const id of Object.keys(STEPPED)) {
    const root = await open(page, '/bg/plakoto/', id);
    await button(root, 'next').click();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
});

test('a button with nothing to do keeps the focus and says so', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  const next = button(root, 'next');
  await next.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expect(root.locator('[data-announce]')).toHaveText('This is the last position.');
});

test('keys act inside the board only', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await page.locator('header a').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await visibleFrames(root)).toEqual(['start']);
});

test('an address opens its frame, and stepping keeps the address in step', async ({ page }) => {
  const root = await open(page, '/de/plakoto/#pinning-five-pins:not-1');
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await button(root, 'next').click();
  expect(new URL(page.url()).hash).toBe('#pinning-five-pins:1');
  await page.goto('/de/plakoto/#pinning-five-pins:1.1');
  await page.reload();
  await expect(root.locator('[data-frame="1"]')).toHaveAttribute('data-inside', '');
});

test('where the script never arrives every frame can be reached', async ({ page }) => {
  await page.route('**/Stepper*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/ro/plakoto/#pinning-five-pins:1');
  const root = board(page);
  expect(await visibleFrames(root)).toEqual(['1']);
  for (const [index, key] of STEPPED[FIVE_PINS].entries()) {
    await root.locator('.turns a').nth(index).click();
    await expect.poll(() => visibleFrames(root)).toEqual([key]);
  }
});

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

test('playing goes to the end, stops at a press, and never begins by itself', async ({ page }) => {
  await page.clock.install();
  const root = await open(page, '/en/plakoto/');
  await page.clock.runFor(20_000);
  expect(await visibleFrames(root)).toEqual(['start']);
  await button(root, 'play').click();
  await page.clock.runFor(3000);
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await button(root, 'play').click();
  await page.clock.runFor(20_000);
  expect(await visibleFrames(root)).toEqual(['not-1']);
});

test('a reader can fix whose numbers the boards show, rim and list alike, and it is remembered', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await root.locator('.more summary').click();
  await root.locator('[data-choice="numbers"]').selectOption('black');
  const first = board(page).locator('[data-frame="start"] .words li').first();
  await expect(first).toHaveText(/^24: 10/);
  await expect(root.locator('[data-frame="start"] .whose')).toHaveText('Points are numbered as Black counts.');
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
  await expect(root.locator('[data-frame="start"] .whose')).toHaveText('Points are numbered as Black counts.');
});

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
