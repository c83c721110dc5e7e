import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mdxToMdast } from 'satteri';
import { gatherProse, NUMBER, OTHER } from './prose.ts';

function proseOf(source: string): ReturnType<typeof gatherProse> {
  const features = { headingAttributes: true, smartPunctuation: false };
  return gatherProse(source, [], mdxToMdast(source, { features }));
}

test('prose is what is read: no markup, components as one character, blocks apart', () => {
  const cases = [
    ['a *b* [c](#d) e', 'a b c e'],
    ['# A {#b}\n\nc', 'A\n\nc'],
    ['- a\n- b', 'a\n\nb'],
    ['a\n  b', 'a\nb'],
    ['| a | b |\n|---|---|\n| c | d |', 'a\n\nb\n\nc\n\nd'],
    ['x <Pips at="1" side="white" /> y', `x ${NUMBER} y`],
    ['x <Roll at="1" die={5} /> y', `x ${NUMBER} y`],
    ['x <Roll at="1" />, <Move>6/4</Move> y', `x ${OTHER}, ${OTHER} y`],
    ['<Example id="a/b">\n  <Caption at="1">a</Caption>\n  <Caption at="2">b</Caption>\n</Example>', 'a\n\nb'],
    ['```\n24/18\n```\n\na', 'a'],
    ['a `24/18` b', 'a 24/18 b'],
    ['a\n\n```moves\n1 w 6-5: 24/13  # b c\n2 b pass # d\n```\n\ne', 'a\n\nb c\n\nd\n\ne'],
    ['a\n\n```sh\nls # b\n```', 'a'],
    ['x <ReachCount distance="6" /> y <LeavingMean />', `x ${NUMBER} y ${NUMBER}`],
    ['<Entry id="pin">a</Entry>\n\nb <Term id="pin">c</Term>', 'a\n\nb c'],
  ] as const;
  for (const [source, text] of cases) assert.equal(proseOf(source).text.trim(), text, source);
});

test('every character knows where it stands in the source', () => {
  const source = 'Ред *дума* 😀 <Move>6/4</Move>\n  край <span lang="el">μάνα</span>.';
  const { text, offsets } = proseOf(source);
  assert.equal(offsets.length, text.length);
  for (const [index, character] of Array.from({ length: text.length }, (_, at) => [at, text[at]] as const)) {
    const there = character === OTHER ? '<' : character;
    if (text.slice(index) !== '\n\n' && character !== '\n') assert.equal(source[offsets[index] ?? -1], there);
  }
});

test('what is said not to be, foreign words and code are marked', () => {
  const { text, exempt } = proseOf('a <NotOurs>b</NotOurs> <span lang="el">c</span> `d` e');
  const marked = exempt.map(({ kind, start, end }) => [kind, text.slice(start, end)]);
  assert.deepEqual(marked, [
    ['not-ours', 'b'],
    ['foreign', 'c'],
    ['foreign', 'd'],
  ]);
});
