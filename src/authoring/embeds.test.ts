import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examplesOn } from './embeds.ts';

function standings(text: string): readonly unknown[] {
  const read = examplesOn(text, 'en', 'x');
  assert.ok(read.ok);
  return read.value.map(({ example, section }) => [example, section?.id, section?.title]);
}

const board = (id: string, caption = 'x'): string =>
  `<Example id="${id}">\n  <Caption at="start">${caption}</Caption>\n</Example>\n\n`;

test('an example belongs to the heading above it, of whatever depth, and to none above the first', () => {
  const text = `${board('a/one')}## Pins {#pin}\n\n${board('a/two')}### Free *again* {#release}\n\n${board('a/three')}`;
  assert.deepEqual(standings(text), [
    ['a/one', undefined, undefined],
    ['a/two', 'pin', 'Pins'],
    ['a/three', 'release', 'Free again'],
  ]);
});

test('an example that stands twice belongs where it stands first', () => {
  const text = `## A {#a}\n\n${board('a/one')}## B {#b}\n\n${board('a/one')}`;
  assert.deepEqual(standings(text), [['a/one', 'a', 'A']]);
});

test('what looks like a heading or an example inside code is neither', () => {
  const text = `## A {#a}\n\n\`\`\`html\n## B {#b}\n<Example id="a/two">\n\`\`\`\n\n${board('a/one')}`;
  assert.deepEqual(standings(text), [['a/one', 'a', 'A']]);
});

test('the longest caption counts as it is printed: markup is no text, a quoted turn is', () => {
  const longest = (caption: string): number => {
    const read = examplesOn(board('a/one', caption), 'en', 'x');
    assert.ok(read.ok);
    return read.value[0]?.longest ?? -1;
  };
  assert.equal(longest('*White* moves.'), 'White moves.'.length);
  assert.ok(longest('White plays <Play at="1" />.') > 'White plays .'.length + 5);
  assert.equal(longest('short</Caption>\n  <Caption at="1">a longer one'), 'a longer one'.length);
});

test('a page that cannot be read says where', () => {
  const read = examplesOn('## A {#a}\n\n<Example id="a/one">\n', 'en', 'x');
  assert.ok(!read.ok);
  assert.equal(read.faults[0].file, 'en/x.mdx');
});
