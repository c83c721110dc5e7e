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

/**
 * The same PDF, made at noon of that day (YYYY-MM-DD): Chromium writes the moment, and then no two builds are the same.
 * Every date keeps its length, for the file's table of contents counts bytes.
 */
export function withDate(pdf: Uint8Array, day: string): Uint8Array {
  const moment = `D:${day.replaceAll('-', '')}120000`;
  const text = Buffer.from(pdf).toString(BYTES);
  const dated = text.replace(
    /(\/(?:CreationDate|ModDate)\s*\()D:\d{14}([^)]*)\)/g,
    (_, before: string, zone: string) => `${before}${moment}${zone.replace(/\d/g, '0')})`,
  );
  return Buffer.from(dated, BYTES);
}
