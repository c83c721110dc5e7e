import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeHeaders, nginxMap } from './early-style.ts';

test('headers name the stylesheet wherever they have room for it, under a rule for each language', () => {
  const rules = (...paths: readonly string[]): string =>
    paths.map((path) => `${path}\n  X: y\n  Link: </$&.css>\n`).join('');
  assert.equal(
    completeHeaders(rules('/', '/{locale}/*', '/embed/*').replaceAll('/$&.css', '{style}'), '/$&.css', ['bg', 'de']),
    rules('/', '/bg/*', '/de/*', '/embed/*'),
  );
});

test('headers that have no room for the stylesheet, or none for the languages, are refused', () => {
  assert.throws(() => completeHeaders('/{locale}/*\n  Link: </old.css>\n', '/new.css'), /no \{style\}/);
  assert.throws(() => completeHeaders('/bg/*\n  Link: <{style}>\n', '/new.css'), /no \{locale\}/);
});

test('nginx announces it with pages of text, not with boards for other sites and not with files', () => {
  const [, pattern = ''] = /^~(\S+) "<\/a\.css>; rel=preload; as=style";\n$/.exec(nginxMap('/a.css')) ?? [];
  const announces = (uri: string): boolean => new RegExp(pattern).test(uri);
  for (const uri of ['/', '/index.html', '/404.html', '/bg/', '/de/plakoto/index.html']) assert.ok(announces(uri), uri);
  for (const uri of ['/embed/bg/a/b/', '/_astro/a.css', '/icon.svg', '/xx/']) assert.ok(!announces(uri), uri);
});
