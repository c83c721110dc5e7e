import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mdxToJs } from 'satteri';
import { handDown } from './hand-down.ts';

function compiled(source: string): string {
  const { code } = mdxToJs(source, { mdastPlugins: [handDown] });
  return code.replace(/\s+/g, ' ');
}

test('captions, and what they quote, learn which example they belong to', () => {
  const code = compiled(
    '<Example id="a/b">\n  <Caption at="1">*Да* <Roll at="1" die={5} />, <Roll>6-5</Roll></Caption>\n</Example>\n',
  );
  assert.match(code, /_jsxs\(Caption, \{ at: "1", example: "a\/b"/);
  assert.match(code, /_jsx\(Roll, \{ at: "1", die: 5, example: "a\/b" \}\)/);
  assert.match(code, /_jsx\(Roll, \{ children: "6-5" \}\)/);
});

test('an example inside a list, and two on a page, keep their own ids', () => {
  const code = compiled(
    '- x\n\n  <Example id="a/b">\n    <Caption at="start">1</Caption>\n  </Example>\n\n<Example id="c/d">\n  <Caption at="start">2</Caption>\n</Example>\n',
  );
  assert.match(code, /example: "a\/b", children: "1"/);
  assert.match(code, /example: "c\/d", children: "2"/);
});
