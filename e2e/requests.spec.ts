import { expect, test } from '@playwright/test';
import { limitsOf } from '../src/build/budgets.ts';
import { weigh } from '../src/build/page-weight.ts';
import { SITE_DIR } from './serve.ts';

for (const path of ['/bg/plakoto/', '/de/plakoto/', '/bg/', '/bg/mahbusa/']) {
  test(`${path}, read to its end, asks for no more files than were counted when it was weighed`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(path);
    for (const board of await page.locator('[data-example]').all()) await board.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const files = [...asked].filter((each) => !/icon|manifest|worker/.test(each));
    expect(files.length).toBeLessThanOrEqual((await weigh(SITE_DIR, path)).requests);
    expect(files.length).toBeLessThanOrEqual(limitsOf(path).requests ?? 0);
  });
}
