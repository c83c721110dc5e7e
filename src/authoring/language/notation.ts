/*
 * Sources of patterns for moves and rolls as a hand types them.
 */

/** What is taken for the slash of a move: U+002F and its look-alikes, with spaces around. */
export const SLASH = '[ \\u00a0]?[/\\u2044\\u2215\\uFF0F][ \\u00a0]?';
/** What is taken for the hyphen of a roll, and of a range. */
export const HYPHEN = '[-\u2010-\u2013\u2212]';
/** Two points of which the first is above the second and above any die: no range runs so, and no roll. */
export const DESCENDING = Array.from({ length: 18 }, (_, index) => {
  const high = index + 7;
  const lower = Array.from({ length: high - 1 }, (_, below) => String(below + 1));
  return `${String(high)}(?:${HYPHEN}|:)(?:${lower.join('|')})(?!\\d)`;
}).join('|');

/** Two dice of which the second is not above the first: no range of anything, whatever word comes after. */
export const FALLING = `(?:${['1', '2', '3', '4', '5', '6'].map((high) => `${high}${HYPHEN}[1-${high}]`).join('|')})`;
