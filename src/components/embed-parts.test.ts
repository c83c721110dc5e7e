import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, ledOut, marksOf } from './embed-parts.ts';

const WAKING = '<style>s{}</style><script>a</script><script>b</script>';
const marked = (id: string, html: string): string => marksOf(id).join(html);
const island = (id: string): string => `<astro-island props="1">${id}</astro-island>`;

test('each example is what stands between its marks, as it stands first', () => {
  const page = `<p>a</p>${marked('a/one', 'x')}<h2>b</h2>${marked('a/two', 'y')}${marked('a/one', 'z')}`;
  assert.deepEqual(
    [...cut(page)],
    [
      ['a/one', 'x'],
      ['a/two', 'y'],
    ],
  );
});

test('what wakes islands, once on a page, goes with every island, and with no other example', () => {
  const page = `${marked('a/still', 'x')}${marked('a/one', ` ${WAKING}${island('1')}`)}${marked('a/two', island('2'))}`;
  const boards = cut(page);
  assert.equal(boards.get('a/still'), 'x');
  assert.equal(boards.get('a/one'), ` ${WAKING}${island('1')}`);
  assert.equal(boards.get('a/two'), WAKING + island('2'));
});

test('links to frames of the diagram stay in its document; those to the rest of its page lead to the site', () => {
  const cases = [
    ['<a class="x" href="#a-one:not-1">', '<a class="x" href="#a-one:not-1" target="_self">'],
    ['<a href="#pin">', '<a href="/bg/plakoto/#pin">'],
    ['<a href="#a-one-more:1">', '<a href="/bg/plakoto/#a-one-more:1">'],
    ['<a href="/bg/tapa/#ways">', '<a href="/bg/tapa/#ways">'],
    ['<use href="#board"/>', '<use href="#board"/>'],
    ['<abbr href="#pin">', '<abbr href="#pin">'],
  ] as const;
  for (const [html, led] of cases) assert.equal(ledOut(html, 'a/one', '/bg/plakoto/'), led);
});
