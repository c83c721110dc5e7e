import assert from 'node:assert/strict';
import { test } from 'node:test';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { lean } from './lean.ts';

const loaders = `<style>${ISLAND_STYLES}</style><script>${visible}</script><script>${island}</script>`;

test('a page keeps its boards and loses the loaders, the numbers of the islands and the end tags of shapes', () => {
  const page = `<script>1</script>${loaders}<astro-island uid="Zab" data-preact-island-id="7" client="visible"><svg><path d="M0 0"></path></svg></astro-island>`;
  assert.equal(
    lean(page),
    '<script>1</script><astro-island client="visible"><svg><path d="M0 0"/></svg></astro-island>',
  );
});

test('what an island was drawn from is not told to its script, nor where it ends', () => {
  const island = (given: string, end: string) =>
    `${loaders}<astro-island client="visible"${given}><div data-example="a/b"></div>${end}</astro-island>`;
  const props = ' props="{&quot;example&quot;:[0,&quot;a/b&quot;]}" await-children';
  assert.equal(lean(island(props, '<!--astro:end-->')), lean(island('', '')));
});

test('a page whose islands are loaded otherwise stops the build', () => {
  assert.throws(() => lean('<script>other</script><astro-island></astro-island>'), /another script/);
  assert.equal(lean('<p>no board</p>'), '<p>no board</p>');
});

test('white space goes between blocks and stays between words', () => {
  assert.equal(
    lean('<ul class="a > b"> <li> <a>one</a> <em>two</em> </li> </ul>'),
    '<ul class="a > b"><li><a>one</a> <em>two</em></li></ul>',
  );
});

test('no white space is left between two boards', () => {
  const board = '<astro-island client="visible"></astro-island>';
  assert.equal(lean(`${loaders}${board} \n  ${board}`), board + board);
});
