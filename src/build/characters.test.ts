import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictionaryText, visibleText } from './characters.ts';

test('of a page, its values and its words count, not its tags, anchors and addresses', () => {
  const page = 'title: Тапа\n\n## Зар {#dice}\n\nВж. [тук](#pin), <Move>24/18</Move> <Roll at="1" die={5} />.\n';
  assert.equal(visibleText(page).replace(/\s+/g, ' ').trim(), 'Тапа ## Зар Вж. [тук, 24/18 .');
});

test('code needs nothing of the face of the text', () => {
  const page = 'Вж. `Q` и\n\n```ts\nconst q = `${Z}`;\n```\n\nпосле\n';
  assert.equal(visibleText(page).replace(/\s+/g, ' ').trim(), 'Вж. и после');
});

test('of a dictionary, its literals count', () => {
  const source = "import { x } from './x.ts';\nexport const d = {\n  a: 'Да',\n  b: (n) => `№ ${n}!`,\n};\n";
  assert.equal(dictionaryText(source), 'Да№ !');
});
