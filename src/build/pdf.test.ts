import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOfPdf, sizesOfPdf, withDate } from './pdf.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test('dates become the day of the page, and not a byte is moved', () => {
  const made = bytes("/CreationDate (D:20270102030405+02'00')\n/ModDate (D:20270102030405+02'00')\n\u0080\u00ff");
  const dated = withDate(made, '2026-11-30');
  assert.equal(dated.length, made.length);
  assert.deepEqual(
    dated,
    bytes("/CreationDate (D:20261130120000+00'00')\n/ModDate (D:20261130120000+00'00')\n\u0080\u00ff"),
  );
});

test('pages are counted, the tree that holds them is not', () => {
  const pdf = bytes('<</Type /Pages /Count 2>> <</Type /Page\n/MediaBox [0 0 595.92 842.88]>> <</Type /Page>>');
  assert.equal(pagesOfPdf(pdf), 2);
  assert.deepEqual(sizesOfPdf(pdf), [[595.92, 842.88]]);
});
