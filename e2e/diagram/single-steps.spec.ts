import { expect, test } from '@playwright/test';
import { singleSteps } from '../../src/diagram/single-steps.ts';
import { button, chooseDieByDie, ear, frame, newsOf, open, visibleFrames } from './board.ts';

const HASH = '#pinning-five-pins:';

test('die by die the buttons walk through a turn, telling each step, forth and back', async ({ page }) => {
  const root = await open(page, '/en/plakoto/');
  await chooseDieByDie(root);
  const steps = singleSteps(await newsOf(root, '1'), (await frame(root, '1').getAttribute('data-steps')) ?? undefined);
  expect(steps).toHaveLength(2);
  const hash = () => new URL(page.url()).hash;
  const next = button(root, 'next');
  const back = button(root, 'back');

  await next.click();
  await expect.poll(hash).toBe(`${HASH}not-1`);
  await next.click();
  await expect.poll(hash).toBe(`${HASH}1.1`);
  await expect(ear(root)).toHaveText(steps[0] ?? '');
  await expect(frame(root, '1')).toHaveAttribute('data-inside', '');
  await next.click();
  await expect.poll(hash).toBe(`${HASH}1`);
  await expect(ear(root)).toHaveText(await newsOf(root, '1'));
  await expect(frame(root, '1')).not.toHaveAttribute('data-inside');
  await expect(next).toHaveAttribute('aria-disabled', 'true');

  await back.click();
  await expect.poll(hash).toBe(`${HASH}1.1`);
  await expect(frame(root, '1')).toHaveAttribute('data-inside', '');
  await back.click();
  await expect.poll(hash).toBe(`${HASH}not-1`);
});

test('a step of a turn has an address; that of its last step, or of one it has not, is the whole turn', async ({
  page,
}) => {
  const root = await open(page, `/en/plakoto/${HASH}1.1`);
  for (const [step, isInside] of [
    ['1', true],
    ['2', false],
    ['1', true],
    ['9', false],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${HASH}1.${step}`);
    await expect.poll(() => visibleFrames(root)).toEqual(['1']);
    await expect(frame(root, '1').and(root.locator('[data-inside]')), step).toHaveCount(isInside ? 1 : 0);
    await expect(root.locator('.frames')).toBeFocused();
  }
});

test('inside a turn the checkers yet to move stand where they set out', async ({ page }) => {
  const root = await open(page, `/en/plakoto/${HASH}1.1`);
  const middles = (selector: string) =>
    frame(root, '1')
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => {
          const { left, width } = each.getBoundingClientRect();
          return Math.round(left + width / 2);
        }),
      );
  const waiting = await middles('[data-m][data-waiting]');
  expect(waiting).toHaveLength(1);
  const origins = await frame(root, '1')
    .locator('.way')
    .evaluateAll((all) =>
      all.map((way) => {
        if (!(way instanceof SVGPathElement)) return Number.NaN;
        return way.getPointAtLength(0).matrixTransform(way.getScreenCTM() ?? new DOMMatrix()).x;
      }),
    );
  expect(origins.some((origin) => waiting.some((middle) => Math.abs(origin - middle) <= 1))).toBe(true);
});
