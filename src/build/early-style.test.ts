import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nginxMap, withStyle } from './early-style.ts';

test('headers name the stylesheet wherever they have room for it, and must have room for it', () => {
  assert.equal(
    withStyle('/\n  Link: <{style}>\n/bg/*\n  Link: <{style}>\n', '/$&.css'),
    '/\n  Link: </$&.css>\n/bg/*\n  Link: </$&.css>\n',
  );
  assert.throws(() => withStyle('/\n  Link: </old.css>\n', '/new.css'), /no \{style\}/);
});

test('nginx announces it with pages of text, not with boards for other sites and not with files', () => {
  const [, pattern = ''] = /^~(\S+) "<\/a\.css>; rel=preload; as=style";\n$/.exec(nginxMap('/a.css')) ?? [];
  const announces = (uri: string): boolean => new RegExp(pattern).test(uri);
  for (const uri of ['/', '/index.html', '/404.html', '/bg/', '/de/plakoto/index.html']) assert.ok(announces(uri), uri);
  for (const uri of ['/embed/bg/a/b/', '/_astro/a.css', '/icon.svg', '/xx/']) assert.ok(!announces(uri), uri);
});
