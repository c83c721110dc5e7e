import type { Alternate } from '../layouts/alternates.ts';

/** One address of the site as the sitemap lists it. */
export interface Listed {
  /** Inside the site, such as `/bg/tapa/`. */
  readonly path: string;
  /** The day of the last change, YYYY-MM-DD. */
  readonly updated: string;
  /** The same as in the head of the page. */
  readonly alternates: readonly Alternate[];
}

function entry(origin: string, { path, updated, alternates }: Listed): string {
  const links = alternates.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each.hreflang}" href="${origin}${each.path}"/>`,
  );
  return [`<url>`, `<loc>${origin}${path}</loc>`, `<lastmod>${updated}</lastmod>`, ...links, `</url>`].join('\n');
}

/** The sitemap (sitemaps.org, with the alternates that search engines read there). `origin` ends without a slash. */
export function sitemap(origin: string, listed: readonly Listed[]): string {
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const entries = listed.map((each) => entry(origin, each));
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset ${names}>`, ...entries, '</urlset>', ''].join('\n');
}
