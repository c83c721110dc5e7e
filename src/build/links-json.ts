import { CLAUSES, clausePage, faultClause } from '../clauses.ts';
import { RULE_SET_IDS } from '../engine/rulesets.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { LINKS_VERSION, type LinksJson } from '../links/links-json.ts';
import { embedPath, pagePath } from '../links/paths.ts';
import type { Published } from '../authoring/published.ts';
import { moved, type Redirects } from '../authoring/redirects.ts';

/** A page of text as it is listed. */
export interface ListedPage {
  readonly locale: Locale;
  readonly name: string;
  readonly title: string;
}

/** Everything that `linksJson` is made of. */
export interface LinksSource {
  /** Without a slash at the end. */
  readonly site: string;
  /** The version of the engine. */
  readonly engine: string;
  /** The pages that are built, in their order. */
  readonly pages: readonly ListedPage[];
  readonly now: Published;
  readonly promised: Published;
  readonly redirects: Redirects;
}

function byName<N extends string, T>(names: readonly N[], make: (name: N) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}

/**
 * What `/links.json` holds. Ids that have been renamed are in it still, each with what is said of the id it has now, so
 * that a program which looks one up goes on finding it.
 */
export function linksJson({ site, engine, pages, now, promised, redirects }: LinksSource): LinksJson {
  const names = [...new Set(pages.map(({ name }) => name))];
  const localesOf = (name: string): readonly Locale[] =>
    LOCALES.filter((locale) => pages.some((page) => page.name === name && page.locale === locale));
  const inEach = <T>(name: string, make: (locale: Locale) => T): Partial<Record<Locale, T>> =>
    Object.fromEntries(localesOf(name).map((locale) => [locale, make(locale)]));
  const titleOf = (locale: Locale, name: string): string =>
    pages.find((page) => page.locale === locale && page.name === name)?.title ?? '';

  const listed = {
    pages: byName(names, (name) =>
      inEach(name, (locale) => ({ title: titleOf(locale, name), url: site + pagePath(locale, name) })),
    ),
    clauses: byName(CLAUSES, (id) => {
      const page = clausePage(id);
      return { page, ...inEach(page, (locale) => `${site}${pagePath(locale, page)}#${id}`) };
    }),
    faults: { ...faultClause } as Record<string, string>,
    examples: byName(Object.keys(now.examples), (id) => {
      const { page, frames } = now.examples[id] ?? { page: '', frames: [] };
      return { page, frames, embed: inEach(page, (locale) => site + embedPath(locale, id)) };
    }),
  };
  for (const [from, to] of moved(promised, now, redirects)) {
    const [fault, target] = [from, to].map((key) => /^fault:(.*)/.exec(key)?.[1]);
    const [, page, old] = /^(.*)#(.*)$/.exec(from) ?? [];
    const clause = listed.clauses[to.split('#')[1] ?? ''];
    if (fault !== undefined) listed.faults[fault] = listed.faults[target ?? ''] ?? '';
    else if (old !== undefined && promised.clauses[old] === page && clause) listed.clauses[old] ??= clause;
    else if (listed.examples[to]) listed.examples[from] = listed.examples[to];
    else if (listed.pages[to]) listed.pages[from] = listed.pages[to];
  }
  return {
    $schema: `${site}/links.schema.json`,
    version: LINKS_VERSION,
    engine,
    locales: LOCALES,
    pages: listed.pages,
    clauses: listed.clauses,
    faults: listed.faults,
    rules: RULE_SET_IDS,
    examples: listed.examples,
  };
}
