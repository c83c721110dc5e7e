import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { expect, test } from '@playwright/test';

/* What authors see while they write: `npm run dev`, in which pages and scripts are made in another way than for readers. */

// One server for all of them: two would share what they keep.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;
let origin = '';

test.beforeAll(async () => {
  const words = ['--env-file=src/cli/astro.env', 'node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/localhost:[1-9]\d*/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => {
      reject(new Error(`The server for authors ended: ${said}`));
    });
  });
});
test.afterAll(() => {
  server?.kill();
});

test('while it is written, a page’s boards wake and step', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${origin}/bg/plakoto/`);
  const board = page.locator('astro-island [data-example]').first();
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveAttribute('data-live', '', { timeout: 30_000 });
  await board.locator('[data-action=next]').click();
  await expect(board.locator('[data-frame]').nth(1)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('while it is written, the page on which turns are tried judges them', async ({ page }) => {
  await page.goto(`${origin}/de/board/#rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/20`);
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'refused', { timeout: 30_000 });
});
