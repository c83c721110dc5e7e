import { format, resolveConfig } from 'prettier';
import type { Published } from './published.ts';

/** What `siteMapText` is written to, from the folder of the project. */
export const SITE_MAP = 'src/links/site-map.ts';

/**
 * The module from which programs take the pages, sections, examples and frames that exist, as types: a link to one that
 * does not exist fails at their build.
 */
export async function siteMapText({ pages, examples }: Published): Promise<string> {
  const text = `/** Written by npm run publish:ids. */

/** The sections of every page that a link can name. */
export const PAGES = ${JSON.stringify(pages)} as const;

/** The page that every example stands on, and its frames. */
export const EXAMPLES = ${JSON.stringify(examples)} as const;
`;
  return format(text, { ...(await resolveConfig(SITE_MAP)), filepath: SITE_MAP });
}
