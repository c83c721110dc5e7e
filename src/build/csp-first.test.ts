import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movePolicy, trimPolicy } from './csp-first.ts';

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
