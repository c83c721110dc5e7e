import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { expect, test } from '@playwright/test';

/*
 * The game server of docs/samples, from end to end: a player tries a turn that the rules refuse and is sent to the board
 * of this site, which says in the player's language why not.
 */

let server: ChildProcess | undefined;
let game = '';

test.beforeAll(async ({ baseURL }) => {
  const child = spawn(process.execPath, ['docs/samples/game-server/server.ts', '0', baseURL ?? '', '6-5']);
  server = child;
  game = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => {
      resolve(line.toString().trim());
    });
    child.once('exit', (code) => {
      reject(new Error(`the game server ended with ${String(code)}`));
    });
  });
});
test.afterAll(() => {
  server?.kill();
});
test.describe.configure({ mode: 'serial' });

const REFUSED = '/bg/board/#rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/20';

test('a turn that the rules refuse opens the board of the reference, in Bulgarian, with that very turn', async ({
  page,
  baseURL,
}) => {
  await page.goto(game);
  await page.getByLabel('Ход').fill('24/18 24/20');
  await page.getByRole('button').click();
  await expect(page).toHaveURL(`${baseURL ?? ''}${REFUSED}`);
});

test('the board says in Bulgarian why the turn is refused, and links the clause', async ({ page }) => {
  await page.goto(game);
  await page.getByLabel('Ход').fill('24/18 24/20');
  await page.getByRole('button').click();
  const verdict = page.locator('[data-verdict="refused"]');
  await expect(verdict).toBeVisible();
  const fault = verdict.locator('[data-fault="die-not-rolled"]');
  await expect(fault).toContainText(/[а-я]{3}/);
  await expect(verdict.locator('a[href$="/bg/plakoto/#dice"]').first()).toBeVisible();
});

test('what cannot be read as a turn is told where it was typed, and a legal turn is played', async ({ page }) => {
  await page.goto(game);
  await page.getByLabel('Ход').fill('24/18 <b>');
  await page.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('от знак 7');
  await expect(page.getByLabel('Ход')).toHaveValue('24/18 <b>');
  await page.getByLabel('Ход').fill('24/18 24/19');
  await page.getByRole('button').click();
  await expect(page).toHaveURL(game);
  await expect(page.locator('code').first()).toHaveText('b 24:w13 19:w 18:w 1:b15');
});
