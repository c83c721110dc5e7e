import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from each click to the frame that shows what came of it. */
    waits: number[];
  }
}

/** From now on the page measures each click, from its `timeStamp` to a message posted in the next animation frame. */
export async function measureClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.waits = [];
    addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.waits.push(performance.now() - timeStamp);
            port1.close();
          };
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** What has been measured since the last call, in milliseconds. */
export async function takeWaits(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.waits.splice(0));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}
