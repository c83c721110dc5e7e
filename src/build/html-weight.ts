import { brotliCompressSync, constants } from 'node:zlib';

/** What the HTML of one page weighs. */
export interface HtmlWeight {
  /** Bytes as they are. */
  readonly raw: number;
  /** Bytes by brotli. */
  readonly packed: number;
  /** Elements, those in templates too. */
  readonly elements: number;
}

const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** The quality of brotli by which servers send what was packed beforehand. */
export const BEST = 11;

/** Bytes by brotli. */
export function packed(content: string | Buffer, quality = BEST): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

export function htmlWeight(html: string, quality = BEST): HtmlWeight {
  return { raw: Buffer.byteLength(html), packed: packed(html, quality), elements: html.match(TAG)?.length ?? 0 };
}
