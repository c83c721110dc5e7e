import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from './page.ts';
import { Source } from './source.ts';

test('a common slip is told in words of pages, not of the parser', () => {
  const cases = [
    ['a <Term id=“pin”>b</Term>', /straight quotes/],
    ['a <Term id=pin>b</Term>', /straight quotes/],
    ['a <!-- b -->', /no comments/],
    ['a { b', /Braces/],
    ['a <https://a.example>', /\[text\]/],
    ['a <5', /less than/],
  ] as const;
  for (const [text, said] of cases) {
    const page = readPage(new Source('f', `x\n\n${text}\n`), 'en', 'x');
    assert.ok(!page.ok, text);
    const [{ line, message }] = page.faults;
    assert.equal(line, 3, text);
    assert.match(message[0], said, text);
  }
});
