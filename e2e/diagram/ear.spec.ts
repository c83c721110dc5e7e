import { expect, test, type Locator } from '@playwright/test';
import { wake } from './board.ts';

/** Points in the side's own numbers, or `off`, where the checkers of its last turn stand. */
type Stands = Readonly<Record<'White' | 'Black', readonly string[]>>;

const NOBODY: Stands = { White: [], Black: [] };

function sorted(places: Iterable<string>): readonly string[] {
  return [...new Set(places)].sort();
}

/** A listener who knows what he knew before and hears one more announcement; one who goes back forgets. */
function hear(before: Stands, heard: string): Stands {
  const stands: Record<'White' | 'Black', readonly string[]> = { ...before };
  for (const [, side, moves = ''] of heard.matchAll(/(White|Black) \d–\d: ([^.]*)\./g)) {
    if (side !== 'White' && side !== 'Black') continue;
    const ends = [...moves.matchAll(/\d+(?:\/(?:\d+|off))+/g)].map(([way]) => way.split('/').at(-1) ?? '');
    const starts = [...moves.matchAll(/\d+(?:\/(?:\d+|off))+/g)].map(([way]) => way.split('/')[0] ?? '');
    // A checker that moved on has not stayed where its first move ended.
    stands[side] = sorted(ends.filter((end, index) => !starts.slice(index + 1).includes(end)));
  }
  for (const [, side] of heard.matchAll(/(White|Black) passes/g)) {
    if (side === 'White' || side === 'Black') stands[side] = [];
  }
  return stands;
}

/** Presses what a selector finds; what is heard then, and where the drawings up to the frame in view have the movers. */
function press(root: Locator, selector: string): Promise<{ heard: string; drawn: Stands; hash: string }> {
  return root.evaluate(async (top, pressed) => {
    top.querySelector<HTMLElement>(pressed)?.click();
    await new Promise(requestAnimationFrame);
    const drawn: Record<'White' | 'Black', readonly string[]> = { White: [], Black: [] };
    for (const frame of top.querySelectorAll<HTMLElement>('[data-frame]')) {
      const isTurn = /^\d+$/.test(frame.dataset['frame'] ?? '');
      const isWhite = frame.dataset['numbers'] === 'white';
      const ends = [...frame.querySelectorAll('[data-m]')].map((moved) => {
        const place = (moved.getAttribute('data-m') ?? '').split('-').at(-1) ?? '';
        return place === 'off' || isWhite ? place : String(25 - Number(place));
      });
      if (isTurn) drawn[isWhite ? 'White' : 'Black'] = [...new Set(ends)].sort();
      if (frame.hasAttribute('data-on')) break;
    }
    return { heard: top.querySelector('[data-announce]')?.textContent ?? '', drawn, hash: location.hash };
  }, selector);
}

test('told only the announcements, a listener knows where the last movers of both sides stand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/plakoto/');
  const boards = await page.locator('[data-example]:has(.controls)').all();
  expect(boards.length).toBeGreaterThan(10);
  for (const root of boards) {
    await wake(root);
    const links = await root.locator('.turns a').count();
    const onwards = Array.from({ length: links - 1 }, () => 'next');
    const backwards = onwards.map(() => 'back');
    const actions = [...onwards, ...backwards, 'last', 'first', 'last', ...backwards, ...onwards];
    const places = Array.from({ length: links }, (_, index) => `.turns a:nth-child(${String(links - index)})`);
    let known = NOBODY;
    for (const selector of [...actions.map((action) => `[data-action="${action}"]`), ...places]) {
      const { heard, drawn, hash } = await press(root, selector);
      known = hear(selector.includes('next') ? known : NOBODY, heard);
      expect(known, `${hash} after ${selector}: ${heard}`).toEqual(drawn);
    }
  }
});

test('the parser of these tests hears what is said', () => {
  for (const [heard, stands] of [
    ['White 5–3: 20/15, pins Black on 15; 13/10.', { White: ['10', '15'], Black: [] }],
    ['Black 6–6: 24/18/12 twice.', { White: ['9'], Black: ['12'] }],
    ['Black 6–6: 24/18 4 times.', { White: ['9'], Black: ['18'] }],
    ['White 6–5: 6/off; 5/off. Black passes with 6–5.', { White: ['off'], Black: [] }],
    ['White may not play 20/15 with 5–3.', { White: ['9'], Black: ['3'] }],
  ] as const) {
    expect(hear({ White: ['9'], Black: ['3'] }, heard), heard).toMatchObject(
      heard.includes('may not') || heard.startsWith('Black') ? stands : { White: stands.White },
    );
  }
});
