import { CLAUSES, clausePage } from '../clauses.ts';
import { PLAY_FAULT_CODES } from '../engine/faults.ts';
import { RULE_SET_IDS } from '../engine/rulesets.ts';
import { LOCALES } from '../i18n/locales.ts';
import { exampleAnchor } from '../links/paths.ts';
import { PAGE_ORDER } from '../site.ts';
import type { Content } from './content.ts';
import type { Page } from './page.ts';

/** Where the list of what is promised stands, in the folder of the content. */
export const PUBLISHED = 'published.json';

/** Every id that others may have put into a link or a program. */
export interface Published {
  /** Ids of sections and entries, by page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The page that each clause is explained on. */
  readonly clauses: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { readonly page: string; readonly frames: readonly string[] }>>;
  readonly faults: readonly string[];
  readonly rules: readonly string[];
}

function anchorsOf({ headings, components }: Page): readonly string[] {
  const entries = components.filter(({ name }) => name === 'Entry').map(({ attributes }) => attributes.get('id'));
  return [...headings.map(({ id }) => id), ...entries].filter((id) => id !== undefined);
}

function place(name: string): number {
  const at = PAGE_ORDER.indexOf(name);
  return at === -1 ? PAGE_ORDER.length : at;
}

/** What all lists have, or what any has, in the order in which it first stands. */
function joined(lists: readonly (readonly string[])[], inEvery: boolean): readonly string[] {
  const all = [...new Set(lists.flat())];
  return inEvery ? all.filter((id) => lists.every((list) => list.includes(id))) : all;
}

/**
 * The ids that the content and the programs have now: those that every language has, or that any has. A page that only
 * some languages have is unfinished, and counts for the latter only.
 */
export function idsOf(content: Content, inEvery: boolean): Published {
  const files = [...content.files].map((file) => file.slice(file.indexOf('/') + 1));
  const names = [...new Set(files)]
    .filter((name) => !inEvery || LOCALES.every((locale) => content.files.has(`${locale}/${name}`)))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const pages: Record<string, readonly string[]> = {};
  const examples: Record<string, { page: string; frames: readonly string[] }> = {};
  for (const name of names) {
    const versions = content.pages.filter((page) => page.name === name);
    pages[name] = joined(versions.map(anchorsOf), inEvery);
    const uses = versions.map((page) => page.examples.map(({ id = '' }) => id));
    for (const id of joined(uses, inEvery)) {
      const frames = versions.map((page) =>
        page.examples.filter((use) => use.id === id).flatMap((use) => use.captions.map(({ key = '' }) => key)),
      );
      examples[id] ??= { page: name, frames: joined(frames, inEvery) };
    }
  }
  return {
    pages,
    clauses: Object.fromEntries(CLAUSES.map((clause) => [clause, clausePage(clause)])),
    examples,
    faults: PLAY_FAULT_CODES,
    rules: RULE_SET_IDS,
  };
}

/** One promised id. `key` is unlike that of any other: `plakoto`, `plakoto#pin`, `pinning/five-pins`, `fault:no-checker`. */
export interface PublishedId {
  readonly kind: 'page' | 'section' | 'clause' | 'example' | 'frame' | 'fault' | 'rule set';
  readonly key: string;
  /** As it is written in its list. */
  readonly written: string;
}

/** Every id of the lists, one by one. */
export function eachId({ pages, clauses, examples, faults, rules }: Published): readonly PublishedId[] {
  return [
    ...Object.entries(pages).flatMap(([page, anchors]): PublishedId[] => [
      { kind: 'page', key: page, written: page },
      ...anchors.map((id) => ({ kind: 'section', key: `${page}#${id}`, written: id }) as const),
    ]),
    ...Object.entries(examples).flatMap(([id, { page, frames }]): PublishedId[] => [
      { kind: 'example', key: id, written: id },
      ...frames.map((key) => ({ kind: 'frame', key: `${page}#${exampleAnchor(id, key)}`, written: id }) as const),
    ]),
    ...Object.keys(clauses).map((id) => ({ kind: 'clause', key: `clause:${id}`, written: id }) as const),
    ...faults.map((id) => ({ kind: 'fault', key: `fault:${id}`, written: id }) as const),
    ...rules.map((id) => ({ kind: 'rule set', key: `rules:${id}`, written: id }) as const),
  ];
}

/**
 * Both lists in one: nothing that was promised is dropped, whether or not it is still there. The addresses of an example
 * that has gone to another page stay promised as anchors of the page that it has left.
 */
export function withNew(before: Published, now: Published): Published {
  const both = (a: readonly string[] = [], b: readonly string[] = []): readonly string[] => [...new Set([...a, ...b])];
  const left = (name: string): readonly string[] =>
    Object.entries(before.examples)
      .filter(([id, { page }]) => page === name && (now.examples[id]?.page ?? page) !== page)
      .flatMap(([id, { frames }]) => frames.map((key) => exampleAnchor(id, key)));
  const names = both(Object.keys(now.pages), Object.keys(before.pages));
  const ids = both(Object.keys(before.examples), Object.keys(now.examples)).toSorted();
  return {
    pages: Object.fromEntries(names.map((name) => [name, both(both(before.pages[name], now.pages[name]), left(name))])),
    clauses: { ...before.clauses, ...now.clauses },
    examples: Object.fromEntries(
      ids.map((id) => [
        id,
        {
          page: now.examples[id]?.page ?? before.examples[id]?.page ?? '',
          frames: both(before.examples[id]?.frames, now.examples[id]?.frames),
        },
      ]),
    ),
    faults: both(before.faults, now.faults),
    rules: both(before.rules, now.rules),
  };
}
