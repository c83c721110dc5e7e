import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Frame, type Page } from '@playwright/test';
import { board, button, ear, newsOf, visibleFrames } from './diagram/board.ts';
import { elsewhere } from './elsewhere.ts';
import { startNginx, whyNoNginx } from './nginx.ts';
import { SITE_DIR } from './serve.ts';

/*
 * A diagram in a frame of another site. The page around it is served from 127.0.0.1, the diagram from localhost.
 */

const FIVE_PINS = '/embed/bg/pinning/five-pins/';
const KEYS = ['start', 'not-1', '1'];

interface Message {
  readonly origin: string;
  readonly data: unknown;
}

declare global {
  interface Window {
    heard: Message[];
  }
}

const LISTENING = `<script>window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))</script>`;

interface Framed {
  /** The diagram’s own document. */
  readonly frame: Frame;
  /** What the page around it has been told, oldest first. */
  readonly heard: () => Promise<readonly Message[]>;
}

/** Opens a page of another site that frames that address. */
async function open(page: Page, src: string, attributes = 'width="600" height="500"', before = ''): Promise<Framed> {
  const iframe = `<iframe src="${src}" title="A board" ${attributes}></iframe>`;
  const site = await elsewhere(`${LISTENING}<main><h1>Elsewhere</h1>${before}${iframe}</main>`);
  page.once('close', () => {
    site.close();
  });
  await page.goto(`${site.origin}/`);
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  if (!frame) throw new Error('There is no frame.');
  return { frame, heard: () => page.evaluate(() => window.heard) };
}

function awake(frame: Frame): Promise<void> {
  return expect(frame.locator('[data-example]')).toHaveAttribute('data-live', '');
}

const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, use) => {
    await use(baseURL ?? '');
  },
});

test('the page around is told how tall the diagram is, and nothing else, by the site itself', async ({
  page,
  site,
}) => {
  const { frame, heard } = await open(page, site + FIVE_PINS);
  await awake(frame);
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  for (const { origin, data } of await heard()) {
    expect(origin).toBe(site);
    expect(data).toEqual({
      type: 'plakoto:height',
      example: 'pinning/five-pins',
      height: expect.any(Number) as unknown,
    });
  }
});

test('in a frame of the height that it tells nothing is cut off or empty, and a narrower frame is told anew', async ({
  page,
  site,
}) => {
  const { frame, heard } = await open(page, site + FIVE_PINS, 'width="600" height="100"');
  const told = async (): Promise<number> =>
    ((await heard()).at(-1)?.data as { height: number } | undefined)?.height ?? 0;
  const fit = async (width: number): Promise<void> => {
    const iframe = page.locator('iframe');
    await iframe.evaluate((element, value) => element.setAttribute('width', String(value)), width);
    // As a page that listens does: each message sets the height.
    await expect
      .poll(async () => {
        const height = await told();
        await iframe.evaluate((element, value) => element.setAttribute('height', String(value)), height);
        const seen = await frame.evaluate(() => ({
          width: innerWidth,
          room: innerHeight,
          scrolled: document.documentElement.scrollHeight,
          content: document.body.getBoundingClientRect().height,
        }));
        return seen.width === width && seen.room - seen.scrolled === 0 && seen.room - seen.content < 1;
      })
      .toBe(true);
  };
  await awake(frame);
  await fit(600);
  const wide = await told();
  await fit(320);
  const narrow = await told();
  expect(narrow).not.toBe(wide);
  await fit(600);
  expect(await told()).toBe(wide);
});

test('a diagram far down its page tells its height before it is seen, and leaves the page where it is', async ({
  page,
  site,
}) => {
  const seen = await open(page, site + FIVE_PINS);
  await awake(seen.frame);
  await expect.poll(async () => (await seen.heard()).length).toBeGreaterThan(0);
  const other = await page.context().newPage();
  const text = '<p style="height: 9000px">Much text.</p>';
  const below = await open(other, `${site}${FIVE_PINS}#pinning-five-pins:1`, undefined, text);
  expect(await other.evaluate(() => scrollY)).toBe(0);
  await expect.poll(async () => (await below.heard()).at(-1)?.data).toEqual((await seen.heard()).at(-1)?.data);
});

for (const colorScheme of ['light', 'dark'] as const) {
  const other = colorScheme === 'light' ? 'dark' : 'light';
  test(`with a system that is ${colorScheme} the diagram is too, and ${other} only where its address says so`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    const paper = async (query: string): Promise<string> => {
      const { frame } = await open(page, site + FIVE_PINS + query);
      return frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    };
    const colours = { light: 'rgb(250, 246, 237)', dark: 'rgb(26, 24, 21)' };
    expect(await paper('')).toBe(colours[colorScheme]);
    expect(await paper('?theme=sepia')).toBe(colours[colorScheme]);
    expect(await paper(`?theme=${other}`)).toBe(colours[other]);
    expect(await paper(`?theme=${other}#pinning-five-pins:1`)).toBe(colours[other]);
  });
}

test('where storage is blocked the theme is fixed, the board steps and nothing complains', async ({ page, site }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The page around asks for its icon.
    if (message.type() === 'error' && message.location().url.startsWith(site)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const { frame } = await open(page, `${site}${FIVE_PINS}?theme=dark`);
  await awake(frame);
  await button(frame.locator('[data-example]'), 'next').click();
  await expect.poll(() => visibleFrames(frame.locator('[data-example]'))).toEqual(['not-1']);
  expect(await frame.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(complaints).toEqual([]);
});

test('keys step the board once it has the focus, what changed is announced, and the page around keeps its way back', async ({
  page,
  site,
}) => {
  const { frame } = await open(page, site + FIVE_PINS, undefined, '<a href="#x">Before</a>');
  await awake(frame);
  const root = frame.locator('[data-example]');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Before' }).focus();
  const met: (string | undefined)[] = [];
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    met.push(
      await frame.evaluate(() => {
        const active = document.activeElement;
        return active instanceof HTMLElement ? (active.dataset['action'] ?? active.className) : undefined;
      }),
    );
    if (met.at(-1) === 'frames') break;
  }
  expect(met).toEqual(['', 'first', 'back', 'play', 'next', 'last', '', '', '', 'frames']);
  await page.keyboard.press('End');
  await expect.poll(() => visibleFrames(root)).toEqual(['1']);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => visibleFrames(root)).toEqual(['not-1']);
  await page.keyboard.press('ArrowRight');
  await expect(ear(root)).toHaveText(await newsOf(root, '1'));
  await page.keyboard.press('ArrowRight');
  await expect(ear(root)).not.toHaveText(await newsOf(root, '1'));
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a frame of the example in the address is shown, without taking the focus from the page around', async ({
  page,
  site,
}) => {
  const input = '<label>Name <input></label>';
  const { frame } = await open(page, `${site}${FIVE_PINS}#pinning-five-pins:1`, undefined, input);
  await page.getByRole('textbox').focus();
  await awake(frame);
  expect(await visibleFrames(frame.locator('[data-example]'))).toEqual(['1']);
  await page.keyboard.type('Ana');
  // The page around names another frame.
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    element.src = element.src.replace(/#.*/, '#pinning-five-pins:not-1');
  });
  await expect.poll(() => visibleFrames(frame.locator('[data-example]'))).toEqual(['not-1']);
  await page.keyboard.type(' B');
  await expect(page.getByRole('textbox')).toHaveValue('Ana B');
});

test('links open beside the page around: the heading at its section, a refusal at its clause', async ({
  page,
  site,
}) => {
  const { frame } = await open(page, `${site}${FIVE_PINS}#pinning-five-pins:not-1`);
  await awake(frame);
  const around = page.url();
  for (const link of [frame.locator('h1 a'), frame.locator('[data-on] .refusal a')]) {
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened).toHaveURL(`${site}/bg/plakoto/#pin`);
    await expect(opened.locator('#pin')).toBeInViewport();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
  }
  expect(page.url()).toBe(around);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all frames stand in the diagram, and no control is dead', async ({ page, site }) => {
    const { frame } = await open(page, site + FIVE_PINS);
    const root = frame.locator('[data-example]');
    expect(await visibleFrames(root)).toEqual(KEYS);
    await expect(root.locator('.controls')).toBeHidden();
    await expect(frame.locator('h1 a')).toHaveAttribute('href', '/bg/plakoto/#pin');
  });
});

test('where the script of the board never arrives every frame can be reached', async ({ page, site }) => {
  await page.route('**/board.*.js*', (route) => route.fulfill({ status: 503 }));
  const { frame } = await open(page, `${site}${FIVE_PINS}#pinning-five-pins:1`);
  const root = frame.locator('[data-example]');
  expect(await visibleFrames(root)).toEqual(['1']);
  for (const [index, key] of KEYS.entries()) {
    await root.locator('.turns a').nth(index).click();
    await expect.poll(() => visibleFrames(root)).toEqual([key]);
  }
  await expect(root).not.toHaveAttribute('data-live');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`neither the diagram nor its frame has a fault that axe can find, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    for (const query of ['', '#pinning-five-pins:not-1']) {
      const { frame } = await open(page, site + FIVE_PINS + query);
      await awake(frame);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
    await page.goto(FIVE_PINS);
    await awake(page.mainFrame());
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('at 320 pixels the diagram fits, and the board takes nearly all of them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/embed/de/game/short/');
  await awake(page.mainFrame());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const box = await board(page, 'game/short').locator('[data-frame] svg').first().boundingBox();
  expect(box?.width).toBeGreaterThan(300);
});

test('in the frame of its oEmbed answer every diagram has room, and not much too much', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [locale, example] of [
    ['bg', 'setup/start'],
    ['bg', 'pinning/five-pins'],
    ['de', 'bearing-off/pinned-stops'],
    ['en', 'opening/first-turns'],
    ['ro', 'strategy/mother-attack'],
    ['ru', 'game/annotated'],
    ['ru', 'mothers/both'],
  ] as const) {
    const answer = readFileSync(join(SITE_DIR, `oembed/${locale}/${example}.json`), 'utf8');
    const { width, height } = JSON.parse(answer) as { readonly width: number; readonly height: number };
    await page.setViewportSize({ width, height });
    await page.goto(`/embed/${locale}/${example}/`);
    const needed = await page.evaluate(() => document.body.getBoundingClientRect().height);
    expect(needed, `${locale} ${example} needs`).toBeLessThanOrEqual(height);
    expect(needed, `${locale} ${example} needs`).toBeGreaterThan(height - 170);
  }
});

test.describe('as nginx serves it', () => {
  const reason = whyNoNginx();
  test.skip(reason !== undefined, reason);
  test.use({ ignoreHTTPSErrors: true });

  test('a diagram may be framed anywhere, a sandbox included; a page of the site is refused', async ({ page }) => {
    const nginx = await startNginx();
    try {
      const origin = `https://localhost:${String(nginx.ports.secure)}`;
      for (const attributes of ['', 'sandbox="allow-scripts"']) {
        const { frame, heard } = await open(page, origin + FIVE_PINS, attributes);
        await awake(frame);
        await button(frame.locator('[data-example]'), 'last').click();
        await expect.poll(() => visibleFrames(frame.locator('[data-example]'))).toEqual(['1']);
        expect((await heard()).map((each) => each.origin)).toContain(attributes === '' ? origin : 'null');
      }
      for (const path of ['/bg/plakoto/', '/', '/examples/pinning/five-pins/']) {
        const refused = await open(page, origin + path);
        await expect.poll(() => refused.frame.url()).toContain('chrome-error:');
      }
    } finally {
      await nginx.stop();
    }
  });
});
