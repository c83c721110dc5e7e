import { exampleAnchor } from '../links/paths.ts';
import { eachId, type Published } from './published.ts';

/** Where it is said what became of ids that are no longer used, in the folder of the content. */
export const REDIRECTS = 'redirects.json';

/** Old key to new key, both as `PublishedId` has them. */
export type Redirects = Readonly<Record<string, string>>;

/** What a key of a redirect names. An example on a page is all its frames at once: `plakoto#pinning-five-pins`. */
export type Redirected =
  'page' | 'section' | 'example on a page' | 'frame' | 'example' | 'fault' | 'clause' | 'rule set';

/** What a key names, by its form; `keys` are those of all there is and was, which tell an example from a section. */
export function redirectedBy(key: string, keys: ReadonlySet<string>): Redirected {
  const [prefix = ''] = key.split(':', 1);
  if (prefix === 'fault' || prefix === 'clause') return prefix;
  if (prefix === 'rules') return 'rule set';
  if (!key.includes('#')) return key.includes('/') ? 'example' : 'page';
  if (key.includes(':')) return 'frame';
  return !keys.has(key) && [...keys].some((each) => each.startsWith(`${key}:`)) ? 'example on a page' : 'section';
}

/** Longer chains than anyone makes; a chain that is longer runs in a circle. */
const MOST_STEPS = 20;

/** One step on the way to where `key` leads now; nothing if no redirect speaks of it. */
function step(key: string, redirects: Redirects, now: Published): string | undefined {
  if (Object.hasOwn(redirects, key)) return redirects[key];
  const [page = '', anchor] = key.split('#');
  if (anchor === undefined) return undefined;
  const [example, frame] = anchor.split(':');
  if (frame !== undefined) {
    // The frames of an example go with it, and so do those of one that has only gone to another page.
    const moved = redirects[`${page}#${example ?? ''}`];
    if (moved !== undefined) return `${moved}:${frame}`;
    const old = Object.keys(redirects).find((each) => each.includes('/') && exampleAnchor(each) === example);
    const renamed = old === undefined ? undefined : redirects[old];
    const home = now.examples[renamed ?? '']?.page;
    if (renamed !== undefined) return `${home ?? page}#${exampleAnchor(renamed, frame)}`;
  }
  const other = redirects[page];
  return other === undefined ? undefined : `${other}#${anchor}`;
}

/** Where a key leads now: itself if it is still there, else what its redirects end at; nothing if that is nowhere. */
export function resolver(now: Published, redirects: Redirects): (key: string) => string | undefined {
  const there = new Set(eachId(now).map(({ key }) => key));
  return (key) => {
    let at: string | undefined = key;
    for (let steps = 0; at !== undefined && !there.has(at) && steps < MOST_STEPS; steps += 1) {
      at = step(at, redirects, now);
    }
    return at !== undefined && there.has(at) ? at : undefined;
  };
}

/** Every promised key that is no longer there, with the one that it leads to. */
export function moved(promised: Published, now: Published, redirects: Redirects): ReadonlyMap<string, string> {
  const resolve = resolver(now, redirects);
  return new Map(
    eachId(promised).flatMap(({ key }) => {
      const to = resolve(key);
      return to === undefined || to === key ? [] : [[key, to] as const];
    }),
  );
}
