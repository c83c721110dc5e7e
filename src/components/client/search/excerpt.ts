/** A stretch of text, found or not. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

/**
 * Pagefind's excerpt, text in which `<` and `>` are escaped and its own `<mark>` is not, taken apart. So what a page says
 * is put into the document as text and never read as HTML.
 */
export function piecesOf(excerpt: string): readonly Piece[] {
  return excerpt
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((part, index) => ({
      text: part.replace(/&[lg]t;/g, (sign) => SIGNS[sign] ?? sign),
      found: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
