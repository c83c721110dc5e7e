import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedDirectly, passedOn, withDefault, withPreload } from './board-chunk.ts';

test('only a page with a board is told to fetch its script', () => {
  const page = (body: string): string => `<html><head><title>x</title></head><body>${body}</body></html>`;
  assert.equal(withPreload(page('<p>text</p>'), 'board.abc.js'), page('<p>text</p>'));
  assert.match(
    withPreload(page('<astro-island uid="1"></astro-island>'), 'board.abc.js'),
    /<link rel="modulepreload" href="\/_astro\/board\.abc\.js"><\/head>/,
  );
});

test('a file that only passes the board’s script on can be left out, and no other', () => {
  assert.equal(passedOn('export{n as Stepper}from"./board.x.js";', 'Stepper'), 'n');
  assert.throws(() => passedOn('export{n as Stepper}from"./board.x.js";alert(1)', 'Stepper'), /does more/);
  assert.throws(() => passedOn('export{n as Other}from"./board.x.js";', 'Stepper'), /does more/);
});

test('what draws a board is exported as default too', () => {
  const script = 'var a={b:1};export{C as a,ct as n,mt as t};';
  assert.equal(withDefault(script, 't'), 'var a={b:1};export{C as a,ct as n,mt as default,mt as t};');
  assert.equal(withDefault(script, 'a'), 'var a={b:1};export{C as default,C as a,ct as n,mt as t};');
  assert.throws(() => withDefault(script, 'x'), /exports no x/);
});

test('islands name the board’s script themselves, all of them or the page is refused', () => {
  const naming = {
    astros: ' component-url="/a.js"',
    direct: ' component-url="/_astro/board.x.js"',
    chunk: 'board.x.js',
  };
  const island = (attributes: string): string => `<astro-island uid="1"${attributes}></astro-island>`;
  const page = `<head></head>${island(naming.astros)}${island(naming.astros)}`;
  assert.ok(namedDirectly(page, naming).endsWith(`</head>${island(naming.direct)}${island(naming.direct)}`));
  const other = ' component-url="/b.js" component-export="B" renderer-url="/c.js"';
  assert.throws(() => namedDirectly(page + island(other), naming), /two kinds/);
});
