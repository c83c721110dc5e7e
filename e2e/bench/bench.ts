/**
 * `npm run bench:browser`: what a reader's browser has to do for the boards of a long page of the built site, measured
 * in Chromium slowed down four times, beside a chess board in the same run. Each figure stands with what it may be at
 * most; one that is over makes the run fail. Times say little while the machine is busy with other things.
 */
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM } from '../chromium.ts';
import { serve, SITE_DIR } from '../serve.ts';
import { limitsOf } from '../../src/build/budgets.ts';
import { weigh } from '../../src/build/page-weight.ts';
import { measureClicks, median, takeWaits } from './steps.ts';
import { traceTasks } from './tasks.ts';
import { missed, tell } from './tell.ts';

const PAGE = '/bg/plakoto/';
const SLOWDOWN = 4;
const STEPS = 50;
const LOADS = 5;
const FONT_DELAY = 1500;
/** Between two steps: longer than what a step sets in motion. */
const REST = 900;

async function slowPage(browser: Browser, address?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  if (address !== undefined) await page.goto(address);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Read to its end, as with a wheel. */
async function readOn(page: Page): Promise<void> {
  const isAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(80);
  }
}

/** Every board of the page awake. */
async function wakeAll(page: Page): Promise<void> {
  for (const board of await page.locator('astro-island [data-example]').all()) {
    await board.scrollIntoViewIfNeeded();
    await board.and(page.locator('[data-live]')).waitFor();
  }
}

/** `STEPS` steps, forward and back, going from board to board. */
async function benchSteps(page: Page): Promise<number> {
  await wakeAll(page);
  await measureClicks(page);
  const boards = await page.locator('astro-island [data-example]').all();
  for (let step = 0; step < STEPS; step += 1) {
    const board = boards[(step >> 1) % boards.length];
    await board?.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST);
    await board?.locator(`[data-action="${step % 2 === 0 ? 'next' : 'back'}"]`).click();
  }
  await page.waitForTimeout(REST);
  return median(await takeWaits(page));
}

async function benchChess(page: Page): Promise<number> {
  await measureClicks(page);
  for (let step = 0; step < STEPS; step += 1) {
    await page.waitForTimeout(REST);
    await page.locator('button').click();
  }
  await page.waitForTimeout(REST);
  return median(await takeWaits(page));
}

/** The most elements that any board shows in any of its frames. */
async function mostElements(page: Page): Promise<number> {
  const counts = [];
  for (const board of await page.locator('[data-example]').all()) {
    for (const link of [undefined, ...(await board.locator('.turns a').all())]) {
      await link?.click();
      counts.push(
        await board.evaluate(
          (root) =>
            [...root.querySelectorAll('*')].filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
        ),
      );
    }
  }
  return Math.max(...counts);
}

/** How far things move while the page loads, is read to its end, and each board takes a step; fonts come late. */
async function layoutShift(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resume) => setTimeout(resume, FONT_DELAY));
    await route.continue();
  });
  await page.addInitScript(() => {
    window.waits = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.waits.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(origin + PAGE);
  await page.waitForTimeout(2 * FONT_DELAY);
  await wakeAll(page);
  for (const next of await page.locator('[data-action="next"]').all()) await next.click();
  await page.waitForTimeout(REST);
  const shifts = await takeWaits(page);
  await page.close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

async function benchTasks(browser: Browser, origin: string): Promise<void> {
  const runs = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await slowPage(browser);
    runs.push(
      await traceTasks(browser, page, async () => {
        await page.goto(origin + PAGE);
        await page.waitForTimeout(REST);
        await readOn(page);
        await page.waitForTimeout(REST);
      }),
    );
    await page.close();
  }
  tell('Longest task before the first paint, median', median(runs.map(({ before }) => before)), 'ms', 120);
  tell('Longest task after it, reading to the end, median', median(runs.map(({ after }) => after)), 'ms', 50);
}

const site = await serve({ '/': SITE_DIR, '/bench/': 'e2e/bench', '/node_modules/': 'node_modules' });
const browser = await chromium.launch(CHROMIUM);
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.warn(`The machine is busy (load ${load.toFixed(1)}): the times below are longer than a reader's.`);
}
try {
  const { island, site: own, inline, scripts } = await weigh(SITE_DIR, PAGE);
  const limits = limitsOf(PAGE);
  tell('Scripts of the boards, brotli', island, 'bytes', limits.island ?? 0);
  tell(`All scripts (site ${String(own)}, in the page ${String(inline)})`, scripts, 'bytes', limits.scripts ?? 0);

  await benchTasks(browser, site.origin);
  tell('Layout shift, fonts 1.5 s late', await layoutShift(browser, site.origin), '', 0);

  const page = await slowPage(browser, site.origin + PAGE);
  const step = await benchSteps(page);
  tell('Elements of a board that are shown', await mostElements(page), '', 95);
  await page.close();
  const chess = await benchChess(await slowPage(browser, `${site.origin}/bench/chess.html`));
  tell(`A step, median of ${String(STEPS)}`, step, 'ms', 33);
  console.log(`${'… chessground moving a piece'.padEnd(52)}${chess.toFixed(1).padStart(8)} ms`);
  tell('… the ratio', step / chess, '', 3);
} finally {
  await browser.close();
  site.close();
}
process.exitCode = missed.length > 0 ? 1 : 0;
