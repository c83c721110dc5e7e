import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sectionsOf } from './sections.ts';

const page = (article: string, around = ''): string =>
  `<html><body><header>Site</header><main><h1>Title</h1>${around}<article>${article}</article></main></body></html>`;

const heading = (level: 2 | 3, id: string, text: string): string =>
  `<div class="heading"><h${level} id="${id}"><a href="#${id}">${text}</a></h${level}> <code>${id}</code></div>`;

test('text belongs to the heading above it, however deep either stands; what comes first belongs to the page', () => {
  const html = page(
    `<p>Before.</p>${heading(2, 'dice', 'Dice &amp; moves')}<p>One <em>die</em>,<br>two&nbsp;dice.</p>` +
      `<div>${heading(3, 'doubles', 'Doubles')}<div><p>Four.</p></div></div><p>After.</p>`,
  );
  assert.deepEqual(sectionsOf(html), [
    { id: '', title: 'Title', text: 'Before.' },
    { id: 'dice', title: 'Dice & moves', text: 'One die, two dice.' },
    { id: 'doubles', title: 'Doubles', text: 'Four. After.' },
  ]);
});

test('items and cells are parted, though nothing stands between them; a word partly in italics is one word', () => {
  const html = page('<ul><li>one</li><li>two</li></ul><table><tr><td>three</td><td>fo<i>u</i>r</td></tr></table>');
  assert.equal(sectionsOf(html)[0]?.text, 'one two three four');
});

test('of code its words are text, not the tags that colour it; scripts and styles are no text', () => {
  const html = page(
    '<pre><span class="a">w</span> 24:<span class="b">w15</span>\n&lt;b&gt;</pre><style>no{}</style><script>no</script>',
  );
  assert.equal(sectionsOf(html)[0]?.text, 'w 24:w15 <b>');
});

test('of a board its caption is text; its drawing, its words for the ear, its state and its controls are not', () => {
  const html = page(
    '<div class="controls"><button>no</button></div><figure><figcaption>A pin.</figcaption><svg><text>no</text></svg>' +
      '<p class="refusal">no</p><p class="state">no</p><div class="words"><ul><li>no</li></ul></div></figure>' +
      '<p class="ear">no</p><template>no</template>',
  );
  assert.equal(sectionsOf(html)[0]?.text, 'A pin.');
});

test('ways to other pages are not text: contents, colophon, a front page’s list, a term’s places in the rules', () => {
  const html = page(
    '<p>Text.</p><h2>Pages</h2><dl><dt>no</dt></dl><p>no</p>',
    '<nav>no</nav><div class="colophon">no</div>',
  );
  assert.deepEqual(sectionsOf(html), [{ id: '', title: 'Title', text: 'Text.' }]);

  const entry = page(
    `<div class="entry">${heading(3, 'pin', 'pin')}<p>To land.</p><dl><dd>de Stein</dd></dl><dl><dd><a href="#">no</a></dd></dl></div>`,
  );
  assert.deepEqual(sectionsOf(entry), [{ id: 'pin', title: 'pin', text: 'To land. de Stein' }]);
});

test('a section without a word is left out, and so is a page that has only its title', () => {
  assert.deepEqual(sectionsOf(page(heading(2, 'empty', 'Empty'))), []);
});

test('a page without a main element is refused', () => {
  assert.throws(() => sectionsOf('<html><body><p>text</p></body></html>'));
});
