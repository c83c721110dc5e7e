import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const OPENING = '#rules=plakoto&at=w_24:w15_1:b15&roll=65';
/** White's second landing is on a point that two Black checkers hold. */
const CLOSED = '#rules=plakoto&at=w_24:w8_18:b2_13:w7_1:b13&roll=65&play=24/18_24/19';
const MOTHER = 'at=w_24:b13_20:b_2:w14_1:w/b';

/** Opens the page and waits until its script has come. Collects what must never happen there. */
async function open(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  await expect(page.locator('[data-explorer]')).toHaveAttribute('data-live', '');
  return complaints;
}

const verdict = (page: Page) => page.locator('[data-verdict]');
const turns = (page: Page) => page.locator('[data-part=turns] button');

test('a refused turn has its reason in Bulgarian, with its numbers, its clause and what would be legal', async ({
  page,
}) => {
  const complaints = await open(page, `/bg/board/${CLOSED}`);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  const fault = page.locator('[data-fault=point-closed]');
  await expect(fault).toContainText('Белите не могат да изиграят 24/18 24/19 с 6–5.');
  await expect(fault).toContainText('Поле\u00a018 е затворено: на него има 2\u00a0черни пула.');
  await expect(page.locator('[data-part=ear]')).toContainText('Поле\u00a018 е затворено');
  await expect(page.locator('[data-part=board] .cross')).toBeAttached();
  await expect(verdict(page).locator('li button').first()).toBeVisible();
  const count = String(await turns(page).count());
  await expect(page.locator('[data-part=count]')).toHaveText(`Възможни ходове: ${count}.`);

  await fault.getByRole('link').click();
  await expect(page).toHaveURL(/\/bg\/plakoto\/#closed$/);
  await expect(page.locator('#closed')).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('a roll is chosen, a turn looked at, played and taken back, all by keyboard', async ({ page }) => {
  await open(page, '/en/board/');
  await page.getByRole('radio', { name: '6' }).first().focus();
  await page.keyboard.press('Space');
  expect(new URL(page.url()).hash, 'one die is no roll').toBe('');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: '5' }).last().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`${OPENING}$`));
  await expect(turns(page)).toHaveText(['24/19 24/18', '24/13']);

  await turns(page).nth(1).focus();
  await expect(page.locator('[data-part=board] [data-m="24-19-13"]')).toBeAttached();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'none');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await expect(page).toHaveURL(/&play=24\/13$/);
  await expect(page.locator('[data-part=ear]')).toContainText('White 6–5: 24/13.');
  await expect(turns(page).nth(1)).toBeFocused();

  await page.getByRole('button', { name: 'Go on from here' }).press('Enter');
  await expect(page).toHaveURL(/#rules=plakoto&at=b_24:w14_13:w_1:b15$/);
  await expect(page.locator('[data-part=board]')).toHaveAttribute('data-numbers', 'black');
  await expect(page.locator('[data-part=state]')).toContainText('Black');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page).toHaveURL(/&play=24\/13$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'none');
});

test('a turn and a position are typed; what cannot be read is said in the language of the page and stays', async ({
  page,
}) => {
  await open(page, `/de/board/${OPENING}`);
  const play = page.locator('[name=play]');
  await play.fill('24//18');
  await play.press('Enter');
  await expect(page.locator('[data-mistakes=play]')).toContainText('„24//18“ lässt sich nicht als Zug lesen.');
  // Set off from what stands around it.
  await expect(page.locator('[data-mistakes=play]')).toHaveCSS('border-inline-start-width', '2px');
  await expect(play).toHaveValue('24//18');
  await expect(play).toHaveAttribute('aria-invalid', 'true');
  await play.fill('24/13');
  await play.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await expect(page.locator('[data-mistakes=play]')).toBeEmpty();

  const at = page.locator('[name=at]');
  await at.fill('b 24:w15 1:x15');
  await at.press('Enter');
  await expect(page.locator('[data-mistakes=at] li')).toHaveCount(1);
  await expect(at).toHaveValue('b 24:w15 1:x15');
  await at.fill('b 24:w15 1:b15');
  await at.press('Enter');
  await expect(page).toHaveURL(/at=b_24:w15_1:b15&roll=65$/);
  await expect(turns(page)).toHaveCount(2);
});

test('a turn that waits for a roll is judged when it is chosen, and by every roll and rule set after it', async ({
  page,
}) => {
  await open(page, '/en/board/#rules=plakoto&at=w_24:w15_1:b15&play=24/18_24/19');
  const play = page.locator('[name=play]');
  await expect(page.locator('[data-mistakes=play] li')).toHaveCount(1);
  await page.getByRole('radio', { name: '6' }).first().check({ force: true });
  await page.getByRole('radio', { name: '5' }).last().check({ force: true });
  await expect(page).toHaveURL(/roll=65&play=24\/18_24\/19$/);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await page.getByRole('radio', { name: '4' }).last().check({ force: true });
  await expect(page).toHaveURL(/roll=64&play=24\/18_24\/19$/);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await page.goBack();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await page.goBack();
  await expect(play).toHaveValue('24/18 24/19');
});

test('of two choices in one breath both count', async ({ page }) => {
  await open(page, `/en/board/${OPENING}`);
  await page.evaluate(() => {
    const change = (control: Element | null | undefined): unknown =>
      control?.dispatchEvent(new Event('change', { bubbles: true }));
    const die = [...document.querySelectorAll<HTMLInputElement>('[type=radio][value="4"]')].at(-1);
    if (die) die.checked = true;
    change(die);
    const rules = document.querySelector('select');
    if (rules) rules.value = 'tapa';
    change(rules);
  });
  await expect(page).toHaveURL(/rules=tapa&at=w_24:w15_1:b15&roll=64$/);
  await page.goBack();
  await expect(page).toHaveURL(/rules=plakoto&at=w_24:w15_1:b15&roll=64$/);
  await expect(page.getByLabel('Rule set')).toHaveValue('plakoto');
});

test('what is typed and cannot be read yet stays in its field when the dice or the rule set change', async ({
  page,
}) => {
  await open(page, `/en/board/${OPENING}`);
  const play = page.locator('[name=play]');
  const at = page.locator('[name=at]');
  await play.fill('24//18');
  await at.fill('b 24:w15 1:');
  await page.getByRole('radio', { name: '4' }).last().check({ force: true });
  await expect(page).toHaveURL(/roll=64$/);
  await page.getByLabel('Rule set').selectOption('tapa');
  await expect(page).toHaveURL(/rules=tapa&at=w_24:w15_1:b15&roll=64$/);
  await expect(turns(page).first()).toBeVisible();
  await expect(play).toHaveValue('24//18');
  await expect(at).toHaveValue('b 24:w15 1:');
  await at.fill('b 24:w15 1:b15');
  await at.press('Enter');
  await expect(page).toHaveURL(/at=b_24:w15_1:b15&roll=64$/);
  await expect(play).toHaveValue('');
});

test('a mistake of both sides is told once where it is told in the same words', async ({ page }) => {
  await open(page, '/bg/board/#at=w_off:w15b15');
  await expect(page.locator('[data-mistakes=lost] li')).toHaveCount(1);
});

test('another rule set changes what is said of the position, and the others say what they would change', async ({
  page,
}) => {
  await open(page, `/en/board/#rules=plakoto&${MOTHER}&roll=21`);
  await expect(verdict(page)).toContainText('White scores a double win');
  await expect(turns(page)).toHaveCount(0);
  await expect(page.locator('[data-set=tapa] dd')).toHaveText('The game goes on. Legal turns: 4.');
  await expect(page.locator('[data-set=mahbusa] dd')).toHaveText('Nothing changes.');
  await page.getByLabel('Rule set').selectOption('tapa');
  await expect(page).toHaveURL(/rules=tapa&/);
  await expect(turns(page)).toHaveCount(4);
  await expect(page.locator('[data-set=tapa]')).toBeHidden();
  await expect(page.locator('[data-set=plakoto] dd')).toContainText('White scores a double win');
  await page.goBack();
  await expect(page.getByLabel('Rule set')).toHaveValue('plakoto');
});

test('thousands of turns are listed in part, and more when asked for', async ({ page }) => {
  const spread = Array.from({ length: 15 }, (_, index) => `${String(24 - index)}:w`).join('_');
  await open(page, `/en/board/#at=w_${spread}_1:b15&roll=11`);
  await expect(turns(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(turns(page)).toHaveCount(120);
  await expect(turns(page).nth(60)).toBeFocused();
});

const BROKEN = [
  '#rules=__proto__',
  '#rules=constructor&at=hasOwnProperty&roll=toString',
  '#at=<img src=x onerror=alert(1)>',
  '#at=w_%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '#roll=65&play=%3Cscript%3Ealert(1)%3C/script%3E',
  '#play="><svg onload=alert(1)>',
  '#at=%00',
  '#at=w%00_24:w15',
  '#%E0%A4%A',
  '#at=%ED%A0%80',
  '#at=\ud83c&play=\udfb2',
  `#at=${'9'.repeat(100_000)}`,
  `#${'rules=plakoto&'.repeat(50)}`,
  '#rules=tapa&rules=tapa',
  '#roll=77',
  '#colour=red',
];

test('a broken address says what is wrong with it, keeps its text to itself and offers the start position', async ({
  page,
}) => {
  const complaints = await open(page, '/ru/board/');
  for (const hash of BROKEN) {
    await page.evaluate((text) => (location.hash = text), hash);
    const told = page.locator('[data-mistakes] li').first();
    await expect(told, hash).toBeVisible();
    expect(await page.locator('.explorer :is(img, script, iframe, object, [onload], [onerror])').count(), hash).toBe(0);
    await page.evaluate(() => (location.hash = ''));
    await expect(told, hash).toBeHidden();
  }
  await page.goto('/ru/board/#rules=besh');
  await page.reload();
  await expect(page.locator('[data-part=lost]')).toContainText('besh');
  await page.locator('[data-part=lost] a').click();
  await expect(page.locator('[data-part=lost]')).toBeHidden();
  await expect(page).toHaveURL(/#rules=plakoto&at=w_24:w15_1:b15$/);
  expect(complaints).toEqual([]);
});

test('a link to a section of the page leaves the board as it is', async ({ page }) => {
  await open(page, `/en/board/${CLOSED}`);
  await page.evaluate(() => (location.hash = '#address'));
  await expect(page.locator('#address')).toBeInViewport();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
});

test('a diagram leads to the board that shows its frame: the position, the roll and the turn, refused ones too', async ({
  page,
}) => {
  for (const [frame, expected] of [
    ['start', 'none'],
    ['not-1', 'refused'],
    ['1', 'legal'],
  ] as const) {
    await page.goto(`/en/plakoto/#pinning-five-pins:${frame}`);
    const root = page.locator('[data-example="pinning/five-pins"]');
    await expect(root).toHaveAttribute('data-live', '');
    await root.locator('.more summary').click();
    await root.locator('[data-board]').click();
    await expect(page).toHaveURL(/\/en\/board\/#rules=&at=w_24:w8_20:w_15:b_13:w6_5:b4_1:b10/);
    await expect(verdict(page)).toHaveAttribute('data-verdict', expected);
  }
  await page.goto('/en/tapa/#tapa-mother-pin:1');
  const root = page.locator('[data-example="tapa/mother-pin"]');
  await root.locator('.more summary').click();
  await root.locator('[data-board]').click();
  await expect(page.getByLabel('Rule set')).toHaveValue('tapa');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start position stands there in words, and what trying moves needs', async ({ page }) => {
    await page.goto(`/bg/board/${CLOSED}`);
    await expect(page.locator('[data-part=count]')).toContainText('JavaScript');
    await expect(page.locator('[data-part=board] svg')).toBeVisible();
    await expect(page.locator('[data-part=points] li')).toHaveCount(3);
    await expect(page.locator('.explorer :is(input, select, button)').filter({ visible: true })).toHaveCount(0);
  });
});

test('where the script does not arrive, what the page says is true and nothing can be pressed in vain', async ({
  page,
}) => {
  await page.route('**/_astro/Explorer*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/de/board/${CLOSED}`);
  await expect(page.locator('[data-part=count]')).toContainText('JavaScript');
  await expect(page.locator('.explorer :is(input, select, button):enabled').filter({ visible: true })).toHaveCount(0);
});

for (const locale of ['bg', 'de', 'en', 'ro', 'ru']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${locale}: a refused turn has no fault that axe can find, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const complaints = await open(page, `/${locale}/board/${CLOSED}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test(`${locale}: the board, a verdict and every field fit a window 320 pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const hash of [CLOSED, '#rules=a_very_long_name_that_no_rule_set_has_and_no_line_can_break&at=w_24:w15']) {
      await open(page, `/${locale}/board/${hash}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
