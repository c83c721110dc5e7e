/** How many letters have to be put in, taken out or changed to make one word of the other. */
export function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}

/** The parts of a path behind its language, without what servers call files: `/bg/Plakota/index.html` -> `plakota`. */
function wordsOf(path: string): readonly string[] {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A percent sign that is none.
  }
  const parts = plain
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/\.\w+$/, ''));
  return parts.filter((part) => part.length > 2 && part !== 'index');
}

/** A page by its address, such as `/bg/tapa/`, and its title in the reader's language. */
interface Named {
  readonly path: string;
  readonly title: string;
}

/** What readers may call a page in an address: its name there, and each word of its title. */
function namesOf({ path, title }: Named): readonly string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return [...wordsOf(path).slice(0, 1), ...words];
}

/**
 * The path of that of the pages which was most likely meant by one that does not exist; undefined if none is near: every
 * third letter may be wrong.
 */
export function nearest(asked: string, pages: readonly Named[]): string | undefined {
  let best: { readonly path: string; readonly off: number } | undefined;
  for (const page of pages) {
    for (const name of namesOf(page)) {
      for (const word of wordsOf(asked)) {
        const off = distance(word, name);
        if (off <= Math.max(word.length, name.length) / 3 && off < (best?.off ?? Infinity))
          best = { path: page.path, off };
      }
    }
  }
  return best?.path;
}
