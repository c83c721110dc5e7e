/*
 * The paths of the site, from its root. Here languages, pages and examples may be any: the build makes the paths of
 * those that exist, and of those that once did, with the same functions as everyone who links to them.
 */

/** A page of text; `index` is the front page of its language. */
export function pagePath(locale: string, page: string): string {
  return page === 'index' ? `/${locale}/` : `/${locale}/${page}/`;
}

/** One diagram alone, for an iframe. */
export function embedPath(locale: string, example: string): string {
  return `/embed/${locale}/${example}/`;
}

/** What an oEmbed client asks for. */
export function oembedPath(locale: string, example: string): string {
  return `/oembed/${locale}/${example}.json`;
}

/** The part of an address that stands for an example and, with a key, for one of its frames. */
export function exampleAnchor(example: string, key?: string): string {
  const id = example.replaceAll('/', '-');
  return key === undefined ? id : `${id}:${key}`;
}
