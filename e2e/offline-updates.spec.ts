import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeOffline } from '../src/build/offline.ts';
import type { Breakable } from './breakable.ts';
import { cachesOf, expect as patiently, keptBy, missing, pagesIn, styleOf, test, visit, workersOf } from './kept.ts';

// A browser looks for a new version when it finds the time.
const expect = patiently.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 60_000 });

/** A second build, of which one style and the title of each page are other than in the first. */
async function rebuild(site: Breakable): Promise<void> {
  const style = styleOf(site.folder, 'de');
  const newStyle = style.replace('.css', '2.css');
  writeFileSync(join(site.folder, newStyle), `${readFileSync(join(site.folder, style), 'utf8')}h1{--build:2}`);
  for (const path of pagesIn(site.folder, 'de')) {
    const file = join(site.folder, path, 'index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(style, newStyle).replace(/<h1>/, '<h1>2: '));
  }
  await writeOffline(site.folder);
}

/** Of every page of the language, its build by its title and by its style. */
async function builds(page: Page, site: Breakable): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const path of pagesIn(site.folder, 'de')) {
    await page.goto(site.origin + path);
    seen.push(
      await page.evaluate(() => {
        const title = document.querySelector('h1');
        const style = title && getComputedStyle(title).getPropertyValue('--build');
        return `${title?.textContent.startsWith('2: ') ? '2' : '1'}/${style || '1'}`;
      }),
    );
  }
  return [...new Set(seen)];
}

test('a new version replaces the old one whole', async ({ page, site }) => {
  await visit(page, `${site.origin}/de/plakoto/`);
  const [before] = await cachesOf(page);
  await rebuild(site);
  await page.goto(`${site.origin}/de/tapa/`);
  await expect.poll(() => cachesOf(page)).not.toContain(before);
  expect(await cachesOf(page)).toHaveLength(1);
  await site.cut();
  expect(await builds(page, site)).toEqual(['2/2']);
  await site.mend();
});

test('of a new version that is only half on the server, nothing is taken over', async ({ page, site }) => {
  await visit(page, `${site.origin}/de/plakoto/`);
  const file = join(site.folder, 'de/tavli/index.html');
  const old = readFileSync(file);
  await rebuild(site);
  const whole = readFileSync(file);
  writeFileSync(file, old);
  site.asked.length = 0;
  await page.goto(`${site.origin}/de/tapa/`);
  await expect.poll(() => site.asked).toContain('/de/tavli/');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBe(null);
  await site.cut();
  expect(await builds(page, site)).toEqual(['1/1']);

  await site.mend();
  writeFileSync(file, whole);
  await page.goto(`${site.origin}/de/tapa/`);
  await expect.poll(() => cachesOf(page)).toHaveLength(1);
  await site.cut();
  expect(await builds(page, site)).toEqual(['2/2']);
  await site.mend();
});

/** A page that was kept stays open while another one, which is returned, finds the new version and makes it wait. */
async function openAnother(page: Page, site: Breakable): Promise<Page> {
  await visit(page, `${site.origin}/de/plakoto/`);
  const paths = await keptBy(page);
  await rebuild(site);
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/de/tapa/`);
  const waits = (): Promise<boolean> =>
    other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(waits).toBe(true);
  expect(await keptBy(page)).toEqual(expect.arrayContaining([...paths]));
  return other;
}

test('while another page is open, the old version stays', async ({ page, site }) => {
  const other = await openAnother(page, site);
  await site.cut();
  expect(await builds(other, site)).toEqual(['1/1']);
  await site.mend();
});

test('when no other page is open any more, the new version replaces the old one', async ({ page, site }) => {
  const other = await openAnother(page, site);
  await page.close();
  const session = await other.context().newCDPSession(other);
  await session.send('ServiceWorker.enable');
  const visitAgain = async (): Promise<readonly string[]> => {
    await other.goto(`${site.origin}/de/tapa/`);
    await other.waitForTimeout(2000);
    // A browser ends workers that rest, but not while it is watched, as it is in tests; until the old one ends, the new
    // one may have to wait although it was told to go ahead.
    await session.send('ServiceWorker.stopAllWorkers');
    return cachesOf(other);
  };
  await expect.poll(visitAgain).toHaveLength(1);
  await site.cut();
  expect(await builds(other, site)).toEqual(['2/2']);
  await site.mend();
});

test('the file that takes workers back leaves no worker and nothing kept, and the site as it was', async ({
  page,
  site,
}) => {
  await visit(page, `${site.origin}/de/plakoto/`);
  copyFileSync('deploy/remove-worker.js', join(site.folder, 'de/worker.js'));
  await page.goto(`${site.origin}/de/tapa/`);
  await expect.poll(() => cachesOf(page)).toEqual([]);
  await expect.poll(() => workersOf(page)).toBe(0);
  expect(await missing(page, site.origin, pagesIn(site.folder, 'de'))).toEqual([]);
});
