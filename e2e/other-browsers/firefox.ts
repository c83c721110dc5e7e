import { existsSync } from 'node:fs';
import process from 'node:process';
import { launch as start } from 'puppeteer-core';
import type { Browser, Maker } from './browser.ts';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const executablePath = process.env['FIREFOX_PATH'] ?? PATHS.find((path) => existsSync(path));

async function launch(): Promise<Browser> {
  const browser = await start({
    browser: 'firefox',
    headless: true,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      // A new hash alone would not load the page again.
      await page.goto('about:blank');
      await page.goto(address);
    },
    // The answer has been through JSON, and Puppeteer's type for that cannot be written for every question at once.
    ask: async (question, ...given) => await page.evaluate(question as never, ...given),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

export const firefox: Maker = {
  name: 'Firefox',
  lacks: () => (executablePath !== undefined && existsSync(executablePath) ? undefined : 'the program firefox-esr'),
  launch,
};
