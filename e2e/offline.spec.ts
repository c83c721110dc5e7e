import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { cachesOf, expect, forgetAll, keptBy, missing, pagesIn, styleOf, test, visit, workersOf } from './kept.ts';

const LOCALES = ['bg', 'de', 'en', 'ro', 'ru'] as const;

for (const locale of LOCALES) {
  test(`${locale}: after one visit, every page is there without a network, with all that it loads`, async ({
    page,
    site,
  }) => {
    await visit(page, `${site.origin}/${locale}/plakoto/`);
    await site.cut();
    expect(await missing(page, site.origin, pagesIn(site.folder, locale))).toEqual([]);
    await site.mend();
  });
}

test('a page and a style that the worker forgets are found missing', async ({ page, site }) => {
  const file = join(site.folder, 'de/worker.js');
  const style = styleOf(site.folder, 'de');
  const kept = (path: string): RegExp => new RegExp(String.raw`\["${path}","[^"]+"\],`);
  const worker = readFileSync(file, 'utf8');
  writeFileSync(file, worker.replace(kept(style), '').replace(kept('/de/tapa/'), ''));
  await visit(page, `${site.origin}/de/plakoto/`);
  await site.cut();
  expect(await missing(page, site.origin, ['/de/tavli/'])).toEqual([style]);
  expect(await missing(page, site.origin, ['/de/tapa/'])).toEqual(['/de/tapa/']);
  await site.mend();
});

test('boards step without a network, on a page that was never opened before', async ({ page, site }) => {
  await visit(page, `${site.origin}/bg/`);
  await site.cut();
  await page.goto(`${site.origin}/bg/plakoto/`);
  const board = page.locator('[data-example="pinning/five-pins"]').first();
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveAttribute('data-live', '');
  await board.locator('[data-action="last"]').click();
  await expect(board.locator('[data-frame="1"]')).toBeVisible();
  await expect(board.locator('[data-frame="start"]')).toBeHidden();
  await site.mend();
});

test('without a network the search opens and says what it lacks', async ({ page, site, context }) => {
  await visit(page, `${site.origin}/bg/`);
  await site.cut();
  await context.setOffline(true);
  await page.goto(`${site.origin}/bg/tapa/`);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('майка');
  await expect(dialog.getByRole('status')).toHaveText(/^Няма връзка с интернет/);
  await context.setOffline(false);
  await site.mend();
});

test('without a network, an address without its slash or with a query leads to its page', async ({ page, site }) => {
  await visit(page, `${site.origin}/bg/`);
  await site.cut();
  await page.goto(`${site.origin}/bg/tapa`);
  await expect(page).toHaveURL(/\/bg\/tapa\/$/);
  await page.goto(`${site.origin}/bg/tavli/?from=mail`);
  await expect(page.locator('h1')).toBeVisible();
  await site.mend();
});

test('online, a reader gets what the server has, not what is kept', async ({ page, site }) => {
  await visit(page, `${site.origin}/en/tapa/`);
  const file = join(site.folder, 'en/tapa/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<h1>[^<]*/, '<h1>Corrected'));
  await page.goto(`${site.origin}/en/tapa/`);
  await expect(page.locator('h1')).toHaveText('Corrected');
});

test('a page that is kept is shown when the server fails or never answers; one that is gone is not', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/en/`);
  site.faults.set('/en/tapa/', 503).set('/en/tavli/', 'never').set('/en/mahbusa/', 404);
  await page.goto(`${site.origin}/en/tapa/`);
  await expect(page.locator('h1')).toContainText('Tapa');
  await page.goto(`${site.origin}/en/tavli/`);
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.goto(`${site.origin}/en/mahbusa/`))?.status()).toBe(404);
});

for (const [fault, address] of [
  ['the worker cannot be had', '/en/worker.js'],
  ['a page cannot be kept', '/en/glossary/'],
] as const) {
  test(`where ${fault}, the site is as it was`, async ({ page, site }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    site.faults.set(address, 503);
    await page.goto(`${site.origin}/en/plakoto/`);
    await expect.poll(() => site.asked).toContain(address);
    await expect.poll(() => workersOf(page)).toBe(0);
    expect(await missing(page, site.origin, ['/en/tapa/', '/en/plakoto/'])).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the footer says how much is kept; unticked, all of it goes, and stays away until the reader wants it', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/ro/plakoto/`);
  const box = page.getByRole('checkbox', { name: /\(\d+\skB\)/ });
  await expect(box).toBeChecked();

  await box.uncheck();
  await expect.poll(() => cachesOf(page)).toEqual([]);
  await page.goto(`${site.origin}/ro/tapa/`);
  await expect(box).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(await workersOf(page)).toBe(0);
  expect(await cachesOf(page)).toEqual([]);

  await box.check();
  await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining([...pagesIn(site.folder, 'ro')]));
});

for (const [what, remove] of [
  ['unticked and ticked again on one page', (box: Locator) => box.uncheck()],
  ['removed by the browser', (box: Locator) => box.evaluate(forgetAll)],
] as const) {
  test(`what was ${what} comes back and is read without a network`, async ({ page, site }) => {
    await visit(page, `${site.origin}/ro/plakoto/`);
    const box = page.locator('[data-keep]');
    const paths = await keptBy(page);
    await remove(box);
    await expect.poll(() => cachesOf(page)).toEqual([]);

    if (await box.isChecked()) await page.reload();
    else await box.check();
    await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining([...paths]));
    await site.cut();
    expect(await missing(page, site.origin, ['/ro/tapa/', '/ro/plakoto/'])).toEqual([]);
    await site.mend();
  });
}

test('of a reader who saves data, only what was opened is kept, and the footer says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, `${site.origin}/de/plakoto/`);
  await expect(page.getByRole('checkbox', { name: 'Geöffnete Seiten' })).toBeChecked();
  const keptPages = async (): Promise<readonly string[]> =>
    (await keptBy(page)).filter((path) => path.endsWith('/')).sort();
  expect(await keptPages()).toEqual(['/de/plakoto/']);
  await page.goto(`${site.origin}/de/tapa/`);
  await expect.poll(keptPages).toEqual(['/de/plakoto/', '/de/tapa/']);

  await site.cut();
  const opened = ['/de/plakoto/', '/de/tapa/', '/de/tavli/'];
  expect(await missing(page, site.origin, opened)).toEqual(['/de/tavli/']);
  await site.mend();
});

test('each language can be installed as an application of its own', async ({ page, site }) => {
  for (const locale of LOCALES) {
    await visit(page, `${site.origin}/${locale}/`);
    const devtools = await page.context().newCDPSession(page);
    const { manifest, data = '', errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(manifest.startUrl).toBe(`${site.origin}/${locale}/`);
    expect(JSON.parse(data)).toMatchObject({ lang: locale, scope: `/${locale}/` });
    for (const { url, sizes } of manifest.icons ?? []) {
      const bytes = readFileSync(join(site.folder, new URL(url).pathname));
      // A PNG's width and height, as its header has them.
      if (url.endsWith('.png')) expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window of the tests counts as private, where nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  }
});
