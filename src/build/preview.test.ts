import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, previewDocument } from './preview.ts';

const DEFS = '<svg class="defs"><g id="board"></g></svg>';
const frame = (sign: string, numbers = 'white'): string =>
  `<figure id="a:1" data-frame="1" data-numbers="${numbers}"><svg viewBox="0 0 1 1"><path class="${sign}"></path></svg></figure>`;

test('the board with a pin is preferred to one with a turn, and that to any other', () => {
  const cases = [
    [['white', 'way', 'pin'], 'pin'],
    [['white', 'way'], 'way'],
    [['white', 'black'], 'white'],
  ] as const;
  for (const [signs, expected] of cases) {
    const found = boardOf(DEFS + signs.map((sign) => frame(sign)).join(''));
    assert.ok(found?.svg.includes(`class="${expected}"`), signs.join());
    assert.equal(found?.defs, DEFS);
  }
});

test('a page without a board has none, and numbers are those of the frame', () => {
  assert.equal(boardOf('<p>text</p>'), undefined);
  assert.equal(boardOf(DEFS + frame('pin', 'black'))?.numbers, 'black');
});

test('a picture carries the title in its language, and nothing in a title is taken for markup', () => {
  const html = previewDocument('ru', 'A < B', { svg: '<svg></svg>', defs: DEFS, numbers: 'white' }, ['/a.css']);
  assert.ok(html.includes('<html lang="ru"'));
  assert.ok(html.includes('A &lt; B</h1>'));
  assert.ok(html.includes('href="/a.css"'));
});
