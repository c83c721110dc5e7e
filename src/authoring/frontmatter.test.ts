import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrontmatter } from './frontmatter.ts';

test('a field is read as YAML reads it, and its place is that of the text without quotes', () => {
  const cases = [
    ['title: Плакото', 'Плакото'],
    ['title: "a: b"', 'a: b'],
    ["title: 'a: b'", 'a: b'],
    ['title:   a  ', 'a'],
    ['title: a:b', 'a:b'],
    ['title:', ''],
  ] as const;
  for (const [line, value] of cases) {
    const text = `---\nchange: x\n${line}\n---\n\nbody`;
    const { fields, unreadable } = readFrontmatter(text);
    assert.deepEqual(unreadable, [], line);
    const field = fields[1];
    assert.equal(field?.value, value);
    assert.equal(text.slice(field.at, field.at + field.length), value);
  }
});

test('what YAML would read otherwise, or not at all, is unreadable rather than guessed at', () => {
  for (const line of [
    'title: a: b',
    'title: "a" b',
    'title: "a',
    'title: [a]',
    'title: a # b',
    'Title: a',
    'just text',
  ]) {
    const { fields, unreadable } = readFrontmatter(`---\n${line}\n---\n`);
    assert.deepEqual([fields, unreadable], [[], [{ at: 4, length: line.length }]]);
  }
});

test('a list belongs to the field above it', () => {
  const { fields, unreadable } = readFrontmatter('---\nsources:\n  - https://a.example\n  - b\ntitle: t\n---\n');
  assert.deepEqual([fields.map(({ name }) => name), unreadable], [['sources', 'title'], []]);
});

test('a page without frontmatter has no fields', () => {
  assert.deepEqual(readFrontmatter('text\n---\ntitle: a\n---\n').fields, []);
});
