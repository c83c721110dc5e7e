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

/** What the fullest page, the rules of Plakoto with all their boards, may weigh. */
export const HTML_LIMITS: HtmlWeight = { raw: 220_000, packed: 19_000, elements: 3_800 };

const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

export function htmlWeight(html: string): HtmlWeight {
  const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { raw: Buffer.byteLength(html), packed: packed.length, elements: html.match(TAG)?.length ?? 0 };
}

/** Where a page weighs more than it may, one line each; none if it does not. */
export function excess(weight: HtmlWeight, limits: HtmlWeight = HTML_LIMITS): readonly string[] {
  return (['raw', 'packed', 'elements'] as const)
    .filter((what) => weight[what] > limits[what])
    .map((what) => `${what}: ${weight[what]}, at most ${limits[what]}`);
}
