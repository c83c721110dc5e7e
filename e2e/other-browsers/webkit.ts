import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { Browser, Maker } from './browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/xvfb-run';
const program = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];
/** Seconds until the driver has to answer. */
const PATIENCE = 30;

const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  Tab: Key.TAB,
} as const;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function answers(server: string): Promise<void> {
  for (let second = 0; second < PATIENCE; second += 1) {
    if (
      await fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(1000);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function launch(): Promise<Browser> {
  const port = await freePort();
  const server = `http://127.0.0.1:${String(port)}`;
  const child = spawn(DISPLAY, ['-a', DRIVER, `--port=${String(port)}`], {
    // As root WebKit's own sandbox cannot be set up; it only meets our own pages here.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    // A group of its own, so that the display ends with the driver.
    detached: true,
  });
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };
  try {
    await answers(server);
    const options = { binary: program, args: ['--automation'] };
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    return {
      open: async (address) => {
        await driver.get('about:blank');
        await driver.get(address);
      },
      ask: (question, ...given) => driver.executeScript<ReturnType<typeof question>>(question, ...given),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      close: async () => {
        await driver.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

export const webkit: Maker = {
  name: 'WebKit',
  lacks: () => {
    if (!existsSync(DRIVER) || program === undefined) return 'the package webkit2gtk-driver';
    return existsSync(DISPLAY) ? undefined : 'the package xvfb';
  },
  launch,
};
