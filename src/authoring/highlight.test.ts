import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlight, highlightHtml } from './highlight.ts';

const SOURCE = `# A study
rules plakoto
from  w 24:w8 15:w/b 1:b14
not   5-3: 20/15 13/10 because mark-wrong
turn  5-3: 20/15*/12 6/4(2)`;

test('each part of an example is told from the others', async () => {
  const stretches = (await highlight(SOURCE, 'tavli')).flat();
  const kindOf = (text: string): string | undefined => stretches.find((each) => each.text.trim() === text)?.kind;
  const table = [
    ['# A study', 'comment'],
    ['rules', 'keyword'],
    ['not', 'keyword'],
    ['because', 'keyword'],
    ['5-3', 'function'],
  ] as const;
  for (const [text, kind] of table) assert.equal(kindOf(text), kind, text);
  const kinds = new Set(['15', 'w/b', 'mark-wrong', '*', '(2)'].map(kindOf));
  assert.ok(!kinds.has('') && !kinds.has(undefined), JSON.stringify(stretches));
});

test('nothing of the source is lost or added', async () => {
  const lines = await highlight(SOURCE, 'tavli');
  assert.equal(lines.map((line) => line.map(({ text }) => text).join('')).join('\n'), SOURCE);
});

test('turns of a game and positions are told apart in the same kinds as examples', async () => {
  const kindsOf = async (code: string, language: 'moves' | 'position'): Promise<Map<string, string>> =>
    new Map((await highlight(code, language)).flat().map(({ kind, text }) => [text.trim(), kind]));
  const turn = await kindsOf('12 b 6-5: 24/13*  # so', 'moves');
  assert.deepEqual([turn.get('12 b'), turn.get('6-5'), turn.get('# so')], ['keyword', 'function', 'comment']);
  const position = await kindsOf('w 24:w15 1:b15', 'position');
  assert.deepEqual([position.get('w'), position.get('w15')], ['keyword', 'string']);
});

test('HTML of code holds no style, and its signs are escaped', async () => {
  assert.equal(await highlightHtml('# <b> & so', 'moves'), '<span class="code-comment"># &lt;b> &amp; so</span>');
});

test('samples of code in the languages of programmers are told apart too', async () => {
  const html = await highlightHtml("// so\nexport const a = 'b';", 'typescript');
  assert.match(html, /<span class="code-comment">\/\/ so<\/span>/);
  assert.match(html, /<span class="code-string-expression">'b'<\/span>/);
  assert.match(await highlightHtml('def a():', 'python'), /<span class="code-keyword">def<\/span>/);
});
