import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from './browser.ts';

const BOARD = '[data-example="pinning/five-pins"]';
const FRAMES = ['start', 'not-1', '1'];

/** A board as a reader meets it. */
interface Sight {
  readonly visible: readonly string[];
  /** The upper edges of the visible frames, in pixels. */
  readonly tops: readonly number[];
  readonly hasControls: boolean;
  /** The action of the button that has the focus, if it is one. */
  readonly focused: string | undefined;
  readonly isIdle: boolean;
  readonly heard: string;
  /** What the last visible frame says is new in it. */
  readonly news: string;
  readonly hash: string;
}

function look(browser: Browser): Promise<Sight> {
  return browser.ask((selector) => {
    const plain = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ');
    const board = document.querySelector(selector);
    const frames = [...(board?.querySelectorAll<HTMLElement>('[data-frame]') ?? [])].filter(
      (frame) => getComputedStyle(frame).visibility === 'visible' && frame.getClientRects().length > 0,
    );
    const active = document.activeElement as HTMLElement | null;
    return {
      visible: frames.map((frame) => frame.dataset['frame'] ?? ''),
      tops: frames.map((frame) => Math.round(frame.getBoundingClientRect().top + scrollY)),
      hasControls: (board?.querySelector('.controls')?.getClientRects().length ?? 0) > 0,
      focused: active?.dataset['action'],
      isIdle: active?.getAttribute('aria-disabled') === 'true',
      heard: plain(board?.querySelector('[data-announce]')?.textContent),
      news: plain(frames.at(-1)?.querySelector('[data-news]')?.textContent),
      hash: location.hash,
    };
  }, BOARD);
}

/** Waits until the board looks as it should, and says how it differs if it never does. */
async function see(browser: Browser, expected: Partial<Sight>): Promise<Sight> {
  for (let attempt = 0; ; attempt += 1) {
    const sight = await look(browser);
    const seen = Object.fromEntries(Object.keys(expected).map((key) => [key, sight[key as keyof Sight]]));
    try {
      assert.deepEqual(seen, expected);
      return sight;
    } catch (error) {
      if (attempt === 50) throw error;
    }
    await setTimeout(100);
  }
}

/** Brings the board into view and waits until it is awake. */
async function wake(browser: Browser): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isAwake = await browser.ask((selector) => {
      const board = document.querySelector(selector);
      board?.scrollIntoView({ block: 'center' });
      return board?.hasAttribute('data-live') === true;
    }, BOARD);
    if (isAwake) return;
    await setTimeout(100);
  }
  throw new Error('The board does not wake.');
}

async function hearsNews(browser: Browser, frame: string): Promise<void> {
  const { news, heard } = await see(browser, { visible: [frame], hash: `#pinning-five-pins:${frame}` });
  assert.notEqual(news, '');
  assert.equal(heard, news);
}

/** Lets the styles for paper hold on the screen, where they can be looked at in any browser. */
async function asPrinted(browser: Browser): Promise<void> {
  await browser.ask(() => {
    const turn = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        const { media } = rule;
        if (media.mediaText.includes('print')) media.mediaText = 'all';
        else if (media.mediaText.includes('screen')) media.mediaText = 'not all';
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
  });
}

async function seeAllFrames(browser: Browser): Promise<readonly number[]> {
  const { tops } = await see(browser, { visible: FRAMES, hasControls: false });
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
  );
  return tops;
}

/** One thing that has to hold on a page, in every browser. */
export interface Check {
  readonly name: string;
  /** Whether the page is met with scripts, or by a reader who has switched them off. */
  readonly scripts: boolean;
  /** A part of the address, after the page's. */
  readonly hash?: string;
  readonly holds: (browser: Browser) => Promise<void>;
}

export const CHECKS: readonly Check[] = [
  {
    name: 'the buttons step to the end and back, each telling what changed; an idle one keeps the focus',
    scripts: true,
    holds: async (browser) => {
      await wake(browser);
      await see(browser, { visible: ['start'], hasControls: true });
      for (const frame of FRAMES.slice(1)) {
        await browser.click(`${BOARD} [data-action="next"]`);
        await hearsNews(browser, frame);
      }
      await browser.ask(
        (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
        `${BOARD} [data-action="next"]`,
      );
      await see(browser, { focused: 'next', isIdle: true });
      await browser.click(`${BOARD} [data-action="next"]`);
      await see(browser, { visible: ['1'], focused: 'next' });
      await browser.click(`${BOARD} [data-action="back"]`);
      await see(browser, { visible: ['not-1'] });
      await browser.click(`${BOARD} [data-action="first"]`);
      await see(browser, { visible: ['start'] });
    },
  },
  {
    name: 'the keys step while the focus is inside the board, and only then',
    scripts: true,
    holds: async (browser) => {
      await wake(browser);
      await browser.press('ArrowRight');
      await see(browser, { visible: ['start'] });
      await browser.ask((selector) => document.querySelector<HTMLElement>(selector)?.focus(), `${BOARD} .frames`);
      await browser.press('ArrowRight');
      await hearsNews(browser, 'not-1');
      await browser.press('End');
      await see(browser, { visible: ['1'] });
      await browser.press('ArrowLeft');
      await see(browser, { visible: ['not-1'] });
      await browser.press('Home');
      await see(browser, { visible: ['start'] });
    },
  },
  {
    name: 'an address opens its frame',
    scripts: true,
    hash: '#pinning-five-pins:1',
    holds: async (browser) => {
      await wake(browser);
      await see(browser, { visible: ['1'] });
    },
  },
  {
    name: 'without scripts all frames stand one under another, with no control',
    scripts: false,
    holds: async (browser) => {
      const tops = await seeAllFrames(browser);
      assert.equal(new Set(tops).size, FRAMES.length, 'no two stand beside each other');
    },
  },
  {
    name: 'on paper all frames stand in order, with no control',
    scripts: true,
    holds: async (browser) => {
      await wake(browser);
      await asPrinted(browser);
      await seeAllFrames(browser);
    },
  },
];
