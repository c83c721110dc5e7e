import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread before its first paint and after it, in milliseconds. */
export interface LongestTasks {
  readonly before: number;
  readonly after: number;
}

/** Does `work` in the page and tells the longest tasks that came of it; `work` has to load one page. */
export async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<LongestTasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const paint = trace.traceEvents.filter(({ name }) => name === 'firstPaint').at(-1);
  if (!paint) throw new Error('The trace holds no first paint.');
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && pid === paint.pid && tid === paint.tid && name === 'ThreadControllerImpl::RunTask',
  );
  const longest = (some: readonly TraceEvent[]): number => Math.max(0, ...some.map(({ dur = 0 }) => dur / 1000));
  return {
    before: longest(tasks.filter(({ ts }) => ts < paint.ts)),
    after: longest(tasks.filter(({ ts }) => ts >= paint.ts)),
  };
}
