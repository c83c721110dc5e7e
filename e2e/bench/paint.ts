import type { Browser } from '@playwright/test';
import { median } from './steps.ts';

declare global {
  interface Window {
    paints: { largest: number; first: number; shift: number; long: [number, number][] };
  }
}

/** As a mid-range phone on a slow mobile network: bytes a second, milliseconds, times slower. */
const NETWORK = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const SLOWDOWN = 4;
/** What a task may take before it counts as blocking, in milliseconds. */
const LONG = 50;

export interface Paint {
  /** Largest contentful paint, in milliseconds. */
  readonly largest: number;
  readonly shift: number;
  /** By how much tasks after the first paint were longer than they may be, in milliseconds. */
  readonly blocked: number;
}

async function paintOnce(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    window.paints = { largest: 0, first: 0, shift: 0, long: [] };
    const see = (type: string, each: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => {
        list.getEntries().forEach(each);
      }).observe({ type, buffered: true });
    };
    see('largest-contentful-paint', ({ startTime }) => (window.paints.largest = startTime));
    see('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') window.paints.first = startTime;
    });
    see('layout-shift', (entry) => (window.paints.shift += 'value' in entry ? Number(entry.value) : 0));
    see('longtask', ({ startTime, duration }) => window.paints.long.push([startTime, duration]));
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const { largest, first, shift, long } = await page.evaluate(() => window.paints);
  await context.close();
  const blocked = long
    .filter(([start]) => start >= first)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG), 0);
  return { largest, shift, blocked };
}

/** Opens each address `times` times with nothing kept, one after the other; the median of each figure. */
export async function paint(browser: Browser, addresses: readonly string[], times: number): Promise<readonly Paint[]> {
  const runs = addresses.map((): Paint[] => []);
  for (let time = 0; time < times; time += 1) {
    for (const [index, address] of addresses.entries()) runs[index]?.push(await paintOnce(browser, address));
  }
  return runs.map((paints) => ({
    largest: median(paints.map(({ largest }) => largest)),
    shift: median(paints.map(({ shift }) => shift)),
    blocked: median(paints.map(({ blocked }) => blocked)),
  }));
}
