import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { kept } from '../kept.ts';

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

/** Bytes by brotli. What it made of a text before is kept: the best quality takes its time. */
export async function packed(content: string, quality = BEST): Promise<number> {
  const settings = [process.versions['brotli'] ?? '', String(quality)];
  const weight = await kept([...settings, content], '.weight', async () => {
    const { length } = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return Buffer.from(String(length));
  });
  return Number(Buffer.from(weight).toString());
}

export async function htmlWeight(html: string, quality = BEST): Promise<HtmlWeight> {
  return { raw: Buffer.byteLength(html), packed: await packed(html, quality), elements: html.match(TAG)?.length ?? 0 };
}
