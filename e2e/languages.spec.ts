import { expect, test, type Page } from '@playwright/test';

/*
 * Which language a reader gets: on the chooser, on the page for addresses that do not exist, and by the switch.
 */
const LOCALES = ['bg', 'de', 'en', 'ro', 'ru'] as const;
const LAST = { bg: /чете/, de: /zuletzt/, en: /last read/, ro: /ultima dată/, ru: /в прошлый раз/ } as const;

async function blockStorage(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The browser itself tells of the 404 that is wanted here.
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  return complaints;
}

function suggested(page: Page): Promise<readonly string[]> {
  return page.locator('[data-suggested]').evaluateAll((items) => items.map((item) => (item as HTMLElement).lang));
}

test.describe('where the browser asks for German', () => {
  test.use({ locale: 'de-AT' });

  for (const locale of LOCALES) {
    test(`who read in ${locale} last is told so by the chooser, which goes nowhere by itself`, async ({ page }) => {
      await page.goto('/');
      expect(await suggested(page)).toEqual(['de']);
      await page.goto(`/${locale}/tapa/`);
      await page.goto('/');
      const item = page.locator(`.languages [lang=${locale}]`);
      await expect(item).toHaveAttribute('data-suggested', '');
      await expect(item.locator('.note')).toHaveText(LAST[locale]);
      expect([...(await suggested(page))].sort()).toEqual([...new Set(['de', locale])].sort());
      await page.waitForTimeout(300);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  }

  test('where storage is blocked, the chooser and the page of errors go by the browser', async ({ page }) => {
    const complaints = await blockStorage(page);
    await page.goto('/ro/');
    await page.goto('/');
    expect(await suggested(page)).toEqual(['de']);
    await page.goto('/glosary/');
    await expect(page.locator('section').first()).toHaveAttribute('lang', 'de');
    expect(complaints).toEqual([]);
  });

  test('an address without a language is answered in the one that was read last, else in the browser’s', async ({
    page,
  }) => {
    const answer = page.locator('section').first();
    await page.goto('/glosary/');
    await expect(answer.locator('p a').first()).toHaveAttribute('href', /\/de\/glossary\/$/);
    await page.goto('/ru/');
    await page.goto('/glosary/');
    await expect(answer.locator('p a').first()).toHaveAttribute('href', /\/ru\/glossary\/$/);
  });
});

for (const locale of LOCALES) {
  test(`${locale}: an address that is nearly right is answered with the page that was meant`, async ({ page }) => {
    const response = await page.goto(`/${locale}/plakota/#mother`);
    expect(response?.status()).toBe(404);
    const answer = page.locator('section').first();
    await expect(answer).toHaveAttribute('lang', locale);
    await answer.locator('p a').first().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/plakoto/#mother$`));
  });
}

test('an address in the letters of its language is answered with the page of that name', async ({ page }) => {
  const meant = page.locator('section').first().locator('p a').first();
  for (const [asked, path] of [
    ['/bg/махбуса/', '/bg/mahbusa/'],
    ['/ru/словарь/', '/ru/glossary/'],
    ['/de/schreibweise/', '/de/notation/'],
    ['/ro/Notația/', '/ro/notation/'],
  ] as const) {
    await page.goto(asked);
    await expect(meant).toHaveAttribute('href', new RegExp(`${path}$`));
  }
});

test('an address that is near no page names none', async ({ page }) => {
  await page.goto('/en/backgammon/');
  await expect(page.locator('section[lang=en] p').nth(1)).toBeHidden();
  await expect(page.locator('section p a:visible')).toHaveCount(LOCALES.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that does not exist is answered by a list of the pages, in every language', async ({ page }) => {
    await page.goto('/bg/plakota/');
    for (const locale of LOCALES) {
      const section = page.locator(`section[lang=${locale}]`);
      await expect(section.locator('p').nth(1)).toBeHidden();
      for (const name of ['plakoto', 'tapa', 'tavli', 'glossary']) {
        await expect(section.locator(`li a[href="/${locale}/${name}/"]`)).toBeVisible();
      }
    }
  });

  test('the chooser leads to every language', async ({ page }) => {
    await page.goto('/');
    for (const locale of LOCALES) await expect(page.locator(`a[href="/${locale}/"]`)).toBeVisible();
  });

  test('the language switch keeps the page', async ({ page }) => {
    await page.goto('/bg/plakoto/#mother');
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/plakoto\/$/);
  });

  for (const [path, id] of [
    ['/bg/plakoto/', 'mother'],
    ['/ro/tapa/', 'differences'],
    ['/ru/notation/', 'annotated'],
  ] as const) {
    test(`every section of ${path} leads to itself in every other language`, async ({ page }) => {
      await page.goto(path);
      const [, locale = '', name = ''] = path.split('/');
      const headings = page.locator('.heading:has(h2)');
      expect(await headings.count()).toBeGreaterThan(0);
      for (const heading of await headings.all()) {
        const section = (await heading.locator('h2').getAttribute('id')) ?? '';
        const hrefs = await heading.locator('small a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        expect(hrefs).toEqual(LOCALES.filter((each) => each !== locale).map((each) => `/${each}/${name}/#${section}`));
      }
      await page.locator(`.heading:has(#${id})`).getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(new RegExp(`/de/${name}/#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  }
});

test('where scripts run a heading leads nowhere else: the switch at the top keeps the section', async ({ page }) => {
  await page.goto('/bg/plakoto/');
  await expect(page.locator('.heading small')).toHaveCount(0);
});
