import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOfPdf, sizesOfPdf, settled } from './pdf.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test('dates become the day of the page, and not a byte is moved', () => {
  const made = bytes("/CreationDate (D:20270102030405+02'00')\n/ModDate (D:20270102030405+02'00')\n\u0080\u00ff");
  const dated = settled(made, '2026-11-30');
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

test('nodes are numbered anew in their order, whatever numbers Chromium gave them', () => {
  const one = bytes('/ID (node00000515) /Headers [(node00000515) (node00000020)] 5 node00000001');
  const other = bytes('/ID (node00004338) /Headers [(node00004338) (node00000021)] 5 node00000001');
  const expected = bytes('/ID (node00000002) /Headers [(node00000002) (node00000001)] 5 node00000001');
  assert.deepEqual(settled(one, '2026-11-30'), expected);
  assert.deepEqual(settled(other, '2026-11-30'), expected);
});
