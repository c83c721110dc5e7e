import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, linkedTo, numberedList, withRules } from './card-parts.ts';

const item = (clause: string): string => `A <a href="#${clause}">rule</a>`;
const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'mother', 'both-mothers', 'score'].map(item);
const page = (items: readonly string[], id = 'short'): string =>
  `<h2 id="${id}"><a href="#x">Short</a></h2><ol>${items.map((each) => `<li>${each}</li>`).join('')}</ol><h2 id="next">N</h2><ol></ol>`;

test('the ten rules of the section are found, with its title', () => {
  assert.deepEqual(numberedList(page(TEN), 'short'), { title: 'Short', items: TEN });
});

test('nine rules, eleven, no list and a list of another section are refused', () => {
  for (const html of [
    page(TEN.slice(1)),
    page([...TEN, 'x']),
    page(TEN, 'other'),
    '',
    `<h2 id="short">S</h2>${page(TEN, 'b')}`,
  ]) {
    assert.throws(() => numberedList(html, 'short'));
  }
});

test('a rule is replaced by the clause it links to, and only by that very clause', () => {
  assert.deepEqual(withRules(TEN, { mother: 'no', score: 'one' }), [
    ...TEN.slice(0, 7),
    'no',
    item('both-mothers'),
    'one',
  ]);
  assert.throws(() => withRules(TEN, { setup: 'x' }));
  assert.throws(() => withRules([...TEN, item('score')], { score: 'x' }));
});

test('a board is cut out whole, and a missing one is refused', () => {
  const html = '<figure id="a:10">1</figure><figure id="a:1"><svg></svg></figure>';
  assert.equal(figure(html, 'a:1'), '<figure id="a:1"><svg></svg></figure>');
  assert.throws(() => figure(html, 'a:2'));
});

test('links inside a page lead to that page; other links, and the parts of drawings, stay', () => {
  const cases = [
    ['<a class="b" href="#x">', '<a class="b" href="/bg/tapa/#x">'],
    ['<a href="/bg/#y">', '<a href="/bg/#y">'],
    ['<use href="#board"></use>', '<use href="#board"></use>'],
  ] as const;
  for (const [html, expected] of cases) assert.equal(linkedTo('/bg/tapa/', html), expected);
});
