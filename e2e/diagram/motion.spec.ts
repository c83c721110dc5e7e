import { expect, test, type Locator } from '@playwright/test';
import { button, newsOf, open, visibleFrames } from './board.ts';

/** Presses the named buttons one after another and tells how the board stands in the very next frame of the screen. */
function pressAndLook(root: Locator, ...actions: readonly string[]) {
  return root.evaluate(async (top, names) => {
    for (const name of names) {
      top.querySelector<HTMLElement>(`[data-action="${name}"]`)?.click();
      await Promise.resolve();
    }
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    return {
      on: [...top.querySelectorAll<HTMLElement>('[data-on]')].map(({ dataset }) => dataset['frame']),
      heard: top.querySelector('[data-announce]')?.textContent,
      hash: location.hash,
      moving: moving.length,
    };
  }, actions);
}

/** Nothing of a motion is left: no animation, no mark. */
async function expectRest(root: Locator): Promise<void> {
  await expect(root.locator('[data-moving], [data-leaving]')).toHaveCount(0);
  await expect(root).not.toHaveAttribute('data-returning');
  expect(await root.evaluate(() => document.getAnimations().length)).toBe(0);
}

test('motion never delays the state: while the checkers travel, frame, words and address are there', async ({
  page,
}) => {
  const root = await open(page, '/en/plakoto/');
  await button(root, 'next').click();
  const seen = await pressAndLook(root, 'next');
  expect(seen.moving).toBe(2);
  expect(seen).toMatchObject({ on: ['1'], hash: '#pinning-five-pins:1', heard: await newsOf(root, '1') });
  await expectRest(root);
});

test('the way back is a motion too, and as little in the way', async ({ page }) => {
  const root = await open(page, '/en/plakoto/#pinning-five-pins:1');
  const seen = await pressAndLook(root, 'back');
  expect(seen.moving).toBe(2);
  expect(seen).toMatchObject({ on: ['not-1'], hash: '#pinning-five-pins:not-1' });
  await expectRest(root);
  expect(await visibleFrames(root)).toEqual(['not-1']);
});

test('a press during a motion ends it: the board is where the last press says', async ({ page }) => {
  const root = await open(page, '/en/plakoto/', 'opening/first-turns');
  for (const [presses, frame] of [
    [['next', 'back', 'next'], '1'],
    [['next', 'back', 'back', 'next'], '1'],
    [['last', 'back', 'next'], '2'],
    [['back', 'first'], 'start'],
  ] as const) {
    expect((await pressAndLook(root, ...presses)).on, presses.join(' ')).toEqual([frame]);
    await expectRest(root);
    expect(await visibleFrames(root), presses.join(' ')).toEqual([frame]);
  }
});

test('each checker sets out from the point where it stood', async ({ page }) => {
  const root = await open(page, '/en/plakoto/#pinning-five-pins:not-1');
  const { moved, origins } = await root.evaluate(async (top) => {
    top.querySelector<HTMLElement>('[data-action="next"]')?.click();
    await Promise.resolve();
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const middles = (selector: string): number[] =>
      [...top.querySelectorAll(`[data-on] ${selector}`)].map((each) => {
        const { left, width } = each.getBoundingClientRect();
        return Math.round(left + width / 2);
      });
    const origins = [...top.querySelectorAll<SVGPathElement>('[data-on] .way')].map((way) =>
      Math.round(way.getPointAtLength(0).matrixTransform(way.getScreenCTM() ?? new DOMMatrix()).x),
    );
    return { moved: middles('[data-m]'), origins };
  });
  expect(moved).toHaveLength(2);
  expect(moved.toSorted((a, b) => a - b)).toEqual(origins.toSorted((a, b) => a - b));
});

test('under reduced motion nothing moves, and everything is told all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const root = await open(page, '/en/plakoto/', 'opening/first-turns');
  for (const [action, frame] of [
    ['next', '1'],
    ['next', '2'],
    ['back', '1'],
  ] as const) {
    const seen = await pressAndLook(root, action);
    expect(seen).toMatchObject({ on: [frame], moving: 0 });
    expect(seen.heard).not.toBe('');
    await expectRest(root);
  }
});
