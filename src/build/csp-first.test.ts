import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movePolicy } from './csp-first.ts';

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
