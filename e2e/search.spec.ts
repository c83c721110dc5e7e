import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** What is typed, in each language, and the section that must come first. */
const FIRST = {
  bg: {
    пул: 'glossary/#checker',
    пулът: 'glossary/#checker',
    пуловете: 'glossary/#checker',
    затапена: 'glossary/#pinned-checker',
    майката: 'plakoto/#mother',
    чифтовете: '#double',
    капията: 'glossary/#made-point',
    ИЗКАРВАНЕТО: '#bear-off',
    'по-голям зар': 'plakoto/#bear-off-higher',
    'какво е майка': 'plakoto/#faq-mother',
    звездичка: 'notation/#marks',
    πούλι: 'glossary/#checker',
  },
  de: {
    Steine: 'glossary/#checker',
    festgesetzt: 'glossary/#pinned-checker',
    Würfel: 'glossary/#die',
    wurfel: 'glossary/#die',
    wuerfel: 'glossary/#die',
    Weiss: 'glossary/#white-black',
    ausgewürfelt: '#bear-off',
    Pasch: 'plakoto/#doubles',
    'höherer Würfel': 'plakoto/#use-higher',
  },
  en: {
    checkers: 'glossary/#checker',
    'bear off': 'plakoto/#bear-off',
    borne: '#bear-off',
    blots: 'glossary/#blot',
    'higher die': 'plakoto/#use-higher',
    notation: 'notation/',
  },
  ro: {
    căsuțele: 'glossary/#point',
    casutele: 'glossary/#point',
    marț: 'glossary/#double-win',
    mart: 'glossary/#double-win',
    remiza: 'glossary/#draw',
    dubla: 'plakoto/#doubles',
    'zarul mai mare': 'plakoto/#use-higher',
  },
  ru: {
    шашек: 'glossary/#checker',
    прижатая: 'plakoto/#pin',
    ничьей: 'glossary/#draw',
    дублем: 'plakoto/#doubles',
    чёрные: 'glossary/#white-black',
    черные: 'glossary/#white-black',
  },
} as const;
const LOCALES = Object.keys(FIRST) as readonly (keyof typeof FIRST)[];

/** In each language: what was asked for, and that there is none of it. */
const NONE = {
  bg: /„щрщр“.*ня/,
  de: /„щрщр“.*nichts/,
  en: /Nothing.*щрщр/,
  ro: /Nu.*nimic.*„щрщр”/,
  ru: /«щрщр» ничего не/,
} as const;
const FAILED = /could not be loaded/;

const field = (page: Page) => page.locator('dialog.search input');
const news = (page: Page) => page.locator('dialog.search [role=status]');
const results = (page: Page) => page.locator('dialog.search li a');

/** Errors of the page, among them what its policy forbids. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.find button').click();
  await expect(field(page)).toBeFocused();
}

for (const locale of LOCALES) {
  test(`${locale}: the section about what was typed comes first, and no policy is broken`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, `/${locale}/`);
    for (const [query, address] of Object.entries(FIRST[locale])) {
      await field(page).fill('');
      await expect(results(page)).toHaveCount(0);
      await field(page).fill(query);
      await expect(results(page).first(), query).toHaveAttribute('href', new RegExp(`^/${locale}/.*${address}$`));
    }
    expect(complaints).toEqual([]);
  });

  test(`${locale}: says so when nothing is found, in the reader’s words`, async ({ page }) => {
    await open(page, `/${locale}/tapa/`);
    await field(page).fill('щрщр');
    await expect(news(page)).toHaveText(NONE[locale]);
    await expect(results(page)).toHaveCount(0);
  });
}

test('every result leads to a place that there is', async ({ page, request }) => {
  await open(page, '/de/');
  await field(page).fill('Stein');
  await expect(results(page)).toHaveCount(10);
  for (const href of await results(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const [path = '', id] = href.split('#');
    const html = await (await request.get(path)).text();
    if (id !== undefined) expect(html).toContain(`id="${id}"`);
  }
});

test('what was found is marked in an excerpt, and the number of places is told', async ({ page }) => {
  await open(page, '/en/plakoto/');
  await field(page).fill('mother');
  await expect(news(page)).toHaveText(/^\d+\splaces found/);
  await expect(page.locator('dialog.search mark').first()).toHaveText(/mother/i);
});

test('by keys alone: open, walk, go back, follow; the section is in view', async ({ page }) => {
  await page.goto('/bg/plakoto/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('марс/');
  await expect(field(page)).toHaveValue('марс/');
  await page.keyboard.press('Backspace');
  await expect(results(page).first()).toHaveAttribute('href', '/bg/glossary/#double-win');

  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('href', '/bg/plakoto/#score');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bg\/plakoto\/#score$/);
  await expect(page.locator('dialog.search')).toBeHidden();
  await expect(page.locator('#score')).toBeInViewport();
});

test('Enter in the field opens the first result of what stands there, typed however fast', async ({ page }) => {
  await open(page, '/en/');
  await field(page).fill('blot');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toHaveAttribute('href', '/en/glossary/#blot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/glossary\/#blot$/);
});

test('Escape closes at once and focus goes back to where it was', async ({ page }) => {
  await page.goto('/en/plakoto/');
  const link = page.locator('article a').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('pin');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.search')).toBeHidden();
  await expect(link).toBeFocused();

  await page.locator('.find button').click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('pin');
  await page.keyboard.press('Escape');
  await expect(page.locator('.find button')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open window has no fault that axe can find and fits 320 pixels, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    await open(page, '/de/plakoto/');
    await field(page).fill('Mutterpunkt');
    await expect(results(page)).toHaveCount(10);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const { width, inside } = await page
      .locator('dialog.search')
      .evaluate((dialog) => ({ width: dialog.getBoundingClientRect().width, inside: dialog.scrollWidth }));
    expect(Math.max(width, inside)).toBeLessThanOrEqual(320);
  });
}

for (const part of ['pagefind/pagefind.js', 'pagefind/pagefind-entry', 'pf_meta', 'pf_index', 'pf_fragment', 'wasm']) {
  test(`where the server refuses ${part} the reader is told, and may try again`, async ({ page }) => {
    const refused = (url: URL): boolean => url.pathname.includes(part);
    await page.route(refused, (route) => route.fulfill({ status: 503 }));
    await open(page, '/en/plakoto/');
    await field(page).fill('mother');
    await expect(news(page)).toHaveText(FAILED);
    await expect(results(page)).toHaveCount(0);

    await page.unroute(refused);
    await page.keyboard.press('Enter');
    await expect(results(page).first()).toHaveAttribute('href', '/en/glossary/#mother');
  });
}

test('where the window itself does not arrive the header says so, and the button may be pressed again', async ({
  page,
}) => {
  await page.route(/dialog.*\.js/, (route) => route.fulfill({ status: 503 }));
  await page.goto('/en/plakoto/');
  await page.locator('.find button').click();
  await expect(page.locator('.find [role=status]')).toHaveText(FAILED);
});

test('without a network the reader is told what is missing', async ({ page, context }) => {
  await open(page, '/en/plakoto/');
  await context.setOffline(true);
  await field(page).fill('mother');
  await expect(news(page)).toHaveText(/^You are offline/);
});

test('nothing of the search is fetched before it is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/en/plakoto/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /pagefind|dialog/.test(path))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto('/en/plakoto/');
    await expect(page.locator('.find')).toBeHidden();
  });
});

test('only pages that can be searched from may compile what the search needs', async ({ request }) => {
  const allows = async (path: string) => (await (await request.get(path)).text()).includes('wasm-unsafe-eval');
  expect(await allows('/en/')).toBe(true);
  for (const path of ['/', '/404.html', '/examples/pinning/five-pins/']) expect(await allows(path), path).toBe(false);
});
