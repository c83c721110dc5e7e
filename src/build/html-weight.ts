import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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

const brotli = promisify(brotliCompress);

/** Bytes by brotli. It packs beside whatever else is done: the best quality takes its time. */
export async function packed(content: string, quality = BEST): Promise<number> {
  return (await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
}

export async function htmlWeight(html: string, quality = BEST): Promise<HtmlWeight> {
  return { raw: Buffer.byteLength(html), packed: await packed(html, quality), elements: html.match(TAG)?.length ?? 0 };
}
