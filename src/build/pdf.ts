/** PDF syntax is Latin-1, whatever its streams hold: every byte is one character and comes back as the same byte. */
const BYTES = 'latin1';

/** How many pages a PDF has, as its page tree says. */
export function pagesOfPdf(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString(BYTES);
  return text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The sizes of its pages in points, width and height. */
export function sizesOfPdf(pdf: Uint8Array): readonly (readonly [width: number, height: number])[] {
  const text = Buffer.from(pdf).toString(BYTES);
  return [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
}

/** Chromium names the cells of tables after its own nodes, by numbers that depend on what it did before. */
const NODE = /\(node\d{8}\)/g;

/**
 * The same PDF as any other build makes it: made at noon of that day (YYYY-MM-DD), nodes counted from 1. Nothing changes
 * its length, for the file's table of contents counts bytes, and nodes keep their order, for a tree lists them by it.
 */
export function settled(pdf: Uint8Array, day: string): Uint8Array {
  const moment = `D:${day.replaceAll('-', '')}120000`;
  const text = Buffer.from(pdf).toString(BYTES);
  const nodes = [...new Set(text.match(NODE) ?? [])].sort();
  const number = new Map(nodes.map((node, index) => [node, `(node${String(index + 1).padStart(8, '0')})`]));
  const same = text
    .replace(
      /(\/(?:CreationDate|ModDate)\s*\()D:\d{14}([^)]*)\)/g,
      (_, before: string, zone: string) => `${before}${moment}${zone.replace(/\d/g, '0')})`,
    )
    .replace(NODE, (node) => number.get(node) ?? node);
  return Buffer.from(same, BYTES);
}
