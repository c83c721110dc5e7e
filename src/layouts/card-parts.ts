/**
 * A rule card is cut from pages as they are rendered: what it says is what they say. Whatever is not found as expected
 * is an error, never a gap.
 */

/** How many short rules there are, in every language. */
export const RULES = 10;

/** Links to sections of the same page, made to lead to that page; `path` is its address inside the site. */
export function linkedTo(path: string, html: string): string {
  // Drawings refer to their parts in the same way, but those are on the card.
  return html.replace(/(<a\b[^>]*\shref=")#/g, (_, before: string) => `${before}${path}#`);
}

/** The title of the section of that id, without its link, and the items of its first numbered list. */
export function numberedList(html: string, id: string): { readonly title: string; readonly items: readonly string[] } {
  const [, title, rest] = new RegExp(`<h2 id="${id}">([\\s\\S]*?)</h2>([\\s\\S]*)`).exec(html) ?? [];
  const list = /<ol>([\s\S]*?)<\/ol>/.exec((rest ?? '').split('<h2')[0] ?? '')?.[1];
  if (title === undefined || list === undefined) throw new Error(`There is no numbered list under #${id}.`);
  const items = [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => item);
  if (items.length !== RULES) throw new Error(`#${id} has ${String(items.length)} rules, not ${String(RULES)}.`);
  return { title: title.trim().replace(/<\/?a\b[^>]*>/g, ''), items };
}

/** The rules with those that link to a clause in `instead` replaced; each such clause must have exactly one. */
export function withRules(items: readonly string[], instead: Readonly<Record<string, string>>): readonly string[] {
  const all = [...items];
  for (const [clause, text] of Object.entries(instead)) {
    const at = items.flatMap((item, index) => (item.includes(`#${clause}"`) ? [index] : []));
    if (at.length !== 1) throw new Error(`${String(at.length)} short rules link to #${clause}, not one.`);
    all[at[0] ?? 0] = text;
  }
  return all;
}

/** The figure of that id. */
export function figure(html: string, id: string): string {
  const found = new RegExp(`<figure id="${id}"[\\s\\S]*?</figure>`).exec(html)?.[0];
  if (found === undefined) throw new Error(`There is no board #${id}.`);
  return found;
}
