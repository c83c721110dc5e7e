import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { breakable, type Breakable } from './breakable.ts';
import { SITE_DIR } from './serve.ts';

/** A test with a site of its own, in a browser that runs service workers. */
export const test = base.extend<{ site: Breakable }>({
  serviceWorkers: 'allow',
  site: async ({ page }, use) => {
    const site = await breakable(SITE_DIR);
    await use(site);
    // Its worker may still be asking for files.
    await page.close();
    await site.close();
  },
});

export { expect };

/** Addresses of all pages of a language in a built site. */
export function pagesIn(folder: string, locale: string): readonly string[] {
  const names = readdirSync(join(folder, locale), { recursive: true }).map(String);
  return names
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${locale}/${name.slice(0, -'index.html'.length)}`)
    .sort();
}

/** Address of the style of all pages of a language in a built site. */
export function styleOf(folder: string, locale: string): string {
  const front = readFileSync(join(folder, locale, 'index.html'), 'utf8');
  return /<link rel="stylesheet" href="([^"]+)"/.exec(front)?.[1] ?? 'no style';
}

/** Names of the caches. Safe to ask again and again, which `keptBy` is not while a cache may be removed. */
export function cachesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

/**
 * Addresses of the pages and the rest that the browser keeps. To ask for what is in a cache makes it anew if it is removed
 * at that moment.
 */
export function keptBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** For a page: removes what is kept and leaves the worker, as a browser does that is short of room. */
export async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

export function workersOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

/** Opens a page and waits until its worker is at work: what it keeps is whole then. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** What is not there when the given pages are opened: pages, and what they ask for and do not get. */
export async function missing(page: Page, origin: string, addresses: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What was still on its way to a page that is left, its icon for one, is not missing.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(new URL(request.url()).pathname);
  });
  for (const address of addresses) {
    try {
      await page.goto(origin + address);
      for (const board of await page.locator('[data-example]').all()) await board.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    } catch {
      failed.push(address);
    }
  }
  page.removeAllListeners('requestfailed');
  return [...new Set(failed)].sort();
}
