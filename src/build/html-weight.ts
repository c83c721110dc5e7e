import { brotliCompressSync, constants } from 'node:zlib';

/** What the HTML of one page weighs. */
export interface HtmlWeight {
  /** Bytes as they are. */
  readonly raw: number;
  /** Bytes by brotli 11. */
  readonly packed: number;
  /** Elements, those in templates too. */
  readonly elements: number;
}

const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Bytes by brotli 11, as servers send what was packed beforehand. */
export function packed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export function htmlWeight(html: string): HtmlWeight {
  return { raw: Buffer.byteLength(html), packed: packed(html), elements: html.match(TAG)?.length ?? 0 };
}
