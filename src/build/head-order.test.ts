import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveHints, movePolicy, moveStyles, trimPolicy } from './head-order.ts';

const policy = `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'sha256-$&='">`;

test('the policy moves right behind the charset, before any script', () => {
  const page = `<head><meta charset="utf-8"><script>1</script><title>t</title>${policy}</head>`;
  assert.equal(movePolicy(page), `<head><meta charset="utf-8">${policy}<script>1</script><title>t</title></head>`);
  assert.equal(movePolicy(movePolicy(page)), movePolicy(page));
});

test('a page without a policy stays as it is; a policy without a charset is refused', () => {
  assert.equal(movePolicy('<head></head>'), '<head></head>');
  assert.throws(() => movePolicy(`<head>${policy}</head>`));
});

test('a policy lists the scripts and styles that stand in the page, and no other', () => {
  const page = (hashes: string): string =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes};"><script>1</script>`;
  const ofOne = " 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
  assert.equal(trimPolicy(page(`${ofOne} 'sha256-AAAA='`)), page(ofOne));
});

test('the stylesheet moves right behind the script inside the page, which would wait for it', () => {
  const style = '<link rel="stylesheet" href="/$&.css">';
  const page = `<head><script>1</script><title>t</title>${style}</head><body><script>2</script></body>`;
  const moved = `<head><script>1</script>${style}<title>t</title></head><body><script>2</script></body>`;
  assert.equal(moveStyles(page), moved);
  assert.equal(moveStyles(moved), moved);
});

test('hints for scripts move behind all that the first paint needs', () => {
  const hint = '<link rel="modulepreload" href="/$&.js">';
  assert.equal(moveHints(`<head>${hint}</head><body><p>1</p></body>`), `<head></head><body><p>1</p>${hint}</body>`);
  assert.equal(moveHints('<head></head><body></body>'), '<head></head><body></body>');
});
