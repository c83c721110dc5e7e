import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { pathsIn } from '../src/build/budgets.ts';
import { SITE_DIR } from './serve.ts';

const LOCALES = ['bg', 'de', 'en', 'ro', 'ru'] as const;
const ADDRESSES = [
  '/',
  '/404.html',
  '/en/game-site/',
  ...LOCALES.flatMap((locale) => [`/${locale}/`, `/${locale}/plakoto/`]),
];
const BUILT = await pathsIn(SITE_DIR);
/** Every page; of the sources of examples, which are of one make, one. For diagrams in frames see embed.spec.ts. */
const PAGES = [
  '/404.html',
  ...BUILT.filter((path) => !/^\/(?:embed|examples)\//.test(path)),
  ...BUILT.filter((path) => path.startsWith('/examples/')).slice(0, 1),
];
const CLAUSES_OF_PLAKOTO = [
  ...['short', 'setup', 'opening', 'direction', 'dice', 'doubles', 'use-both', 'use-higher', 'closed', 'pass'],
  ...['pin', 'release', 'mother', 'both-mothers', 'bear-off', 'bear-off-higher', 'bear-off-pinned', 'bear-off-free'],
  ...['score', 'strategy', 'culture', 'faq'],
];

declare global {
  interface Window {
    shifts: number[];
    reached: boolean | undefined;
  }
}

/** What a page asked for elsewhere, and what its policy or its scripts complained of. */
function watch(page: Page): { readonly elsewhere: string[]; readonly complaints: string[] } {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { elsewhere, complaints };
}

for (const address of PAGES) {
  test(`${address} has no fault that axe can find, light or dark`, async ({ page }) => {
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(faults, colorScheme).toEqual([]);
    }
  });
}

for (const address of ADDRESSES) {
  test(`${address} asks no other host for anything and breaks no policy, read from top to bottom`, async ({ page }) => {
    const { elsewhere, complaints } = watch(page);
    await page.goto(address);
    for (const board of await page.locator('[data-example]').all()) await board.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  for (const width of [320, 768]) {
    test(`${address} fits a window ${String(width)} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

for (const locale of LOCALES) {
  test(`${locale}: the rules have every section, under the same ids in the same order`, async ({ page }) => {
    await page.goto(`/${locale}/plakoto/`);
    const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => !id.startsWith('faq-'))).toEqual(CLAUSES_OF_PLAKOTO);
    expect(ids.filter((id) => id.startsWith('faq-'))).toHaveLength(6);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test(`${locale}: nothing moves while the rules load and are read, even with fonts that come late`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resume) => setTimeout(resume, 1500));
      await route.continue();
    });
    await page.goto(`/${locale}/plakoto/`);
    for (const board of await page.locator('[data-example]').all()) await board.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1800);
    expect(await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0))).toBe(0);
  });
}

test('the language switch keeps page and section', async ({ page }) => {
  await page.goto('/bg/plakoto/#mother');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/plakoto\/#mother$/);
  await expect(page.locator('#mother')).toBeInViewport();
});

test('the first thing that Tab reaches leads past the header to the text', async ({ page }) => {
  await page.goto('/en/plakoto/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the chosen theme holds on the next page, and for the page where storage is blocked', async ({
  page,
  context,
}) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.goto('/en/plakoto/');
  await page.locator('input[name=theme][value=dark]').check({ force: true });
  await page.goto('/de/');
  expect(await theme()).toBe('dark');

  const blocked = await context.newPage();
  await blocked.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { complaints } = watch(blocked);
  await blocked.goto('/en/plakoto/');
  await blocked.locator('input[name=theme][value=light]').check({ force: true });
  expect(await blocked.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  expect(complaints).toEqual([]);
});

test.describe('the chooser', () => {
  test.use({ locale: 'bg-BG' });

  test('suggests the language the browser asks for and goes nowhere by itself', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-suggested]')).toHaveAttribute('lang', 'bg');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    for (const locale of LOCALES) await expect(page.locator(`a[href="/${locale}/"]`).first()).toBeVisible();
  });
});

test('an address that does not exist is answered in every language', async ({ page }) => {
  const response = await page.goto('/bg/plakota/');
  expect(response?.status()).toBe(404);
  for (const locale of LOCALES) await expect(page.locator(`section[lang="${locale}"] h2`)).toBeVisible();
});

test('the policy comes first in the head, and stops a script that nobody vouched for', async ({ page }) => {
  await page.goto('/en/plakoto/');
  const first = await page.evaluate(() => [...document.head.children].slice(0, 2).map(({ outerHTML }) => outerHTML));
  expect(first[0]).toContain('charset');
  expect(first[1]).toContain('content-security-policy');
  expect(first[1]).not.toContain('unsafe-inline');

  await page.route('**/en/plakoto/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<title>', '<script>window.reached = true</script><title>');
    await route.fulfill({ response, body });
  });
  await page.reload();
  expect(await page.evaluate(() => window.reached)).toBeUndefined();
});

test('pages point to each other in every language, with the chooser for everybody else', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(`/${locale}/plakoto/`);
    const links = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
    expect(links.slice(0, 5)).toEqual(LOCALES.map((other) => [other, `/${other}/plakoto/`]));
    expect(links.at(-1)?.[0]).toBe('x-default');
  }
});

for (const id of ['bear-off', 'faq-no-move', 'dice']) {
  test(`the contents mark the section that is read, and none of its parts before it is reached: ${id}`, async ({
    page,
  }) => {
    await page.goto(`/bg/plakoto/#${id}`);
    await expect(page.locator('.contents [aria-current]')).toHaveAttribute('href', `#${id}`);
    await expect(page.locator('.example:not([data-laid])')).toHaveCount(0);
    await expect(page.locator('.contents [aria-current]')).toHaveAttribute('href', `#${id}`);
  });
}
