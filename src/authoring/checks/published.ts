import type { Content } from '../content.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { eachId, idsOf, PUBLISHED, type Published, type PublishedId } from '../published.ts';
import { readLists } from '../published-files.ts';
import { redirectedBy, REDIRECTS, resolver, type Redirected, type Redirects } from '../redirects.ts';
import type { Source } from '../source.ts';

/** What writes the list. */
const COMMAND = 'npm run publish:ids';

/** The place of an id in the list: of a section or a frame, behind its page or its example. */
function placeOf(source: Source, { kind, key, written }: PublishedId) {
  const quoted = JSON.stringify(written);
  const group = { page: 'pages', section: 'pages', clause: 'clauses', fault: 'faults', 'rule set': 'rules' } as const;
  const within = kind === 'example' || kind === 'frame' ? 'examples' : group[kind];
  let from = Math.max(0, source.text.indexOf(`\n  "${within}"`));
  if (kind === 'section') from = Math.max(from, source.text.indexOf(`"${key.split('#')[0] ?? ''}"`, from));
  const at = source.text.indexOf(quoted, from);
  return at < 0 ? source.place(0, 1) : source.place(at, quoted.length);
}

/** What would have to be written so that the address of an old id goes on leading somewhere. */
function hintFor({ kind, key, written }: PublishedId, { clauses }: Published): string {
  if (kind === 'rule set') return 'Positions in addresses name their rule set, and no server sees those: it must stay.';
  const old = kind === 'clause' ? `${clauses[written] ?? ''}#${written}` : key;
  return `Bring it back; or say in content/${REDIRECTS} what it is now: "${old}": "…".`;
}

function lost(source: Source, promised: Published, now: Published, redirects: Redirects): readonly Diagnostic[] {
  const resolve = resolver(now, redirects);
  const isGone = ({ kind, key, written }: PublishedId): boolean => {
    if (resolve(key) !== undefined) return false;
    // A clause is where its section is: one redirect speaks for both.
    const section = kind === 'clause' ? resolve(`${promised.clauses[written] ?? ''}#${written}`) : undefined;
    return !Object.hasOwn(now.clauses, section?.split('#')[1] ?? '');
  };
  const gone = eachId(promised).filter(isGone);
  const told = new Set(gone.map(({ key }) => key));
  return gone
    .filter(({ kind, key, written }) => {
      // Of what has gone with its page, its example or its clause only that is said.
      if (kind === 'section')
        return !told.has(key.split('#')[0] ?? '') && !told.has(`clause:${key.split('#')[1] ?? ''}`);
      return kind !== 'frame' || !(told.has(written) || told.has(key.split('#')[0] ?? ''));
    })
    .map((id) => {
      const name = id.kind === 'frame' ? `frame “${id.key}”` : `${id.kind} “${id.written}”`;
      const message = `The ${name} has been published, and is gone: links to it would lead nowhere.`;
      return { ...placeOf(source, id), code: 'lost-id', message: [message], hint: hintFor(id, promised) };
    });
}

function unlisted(source: Source, promised: Published, now: Published): readonly Diagnostic[] {
  const known = new Set(eachId(promised).map(({ key }) => key));
  const fresh = eachId(now).filter(({ key }) => !known.has(key));
  const [first] = fresh;
  if (!first) return [];
  const names = fresh.map(({ key }) => key);
  const shown = names.length > 12 ? [...names.slice(0, 12), `… (${String(names.length)})`] : names;
  const message = `Not in the list of what is published: ${shown.join(' · ')}`;
  const hint = `Once published, an id stays. If these are as they should be for good: ${COMMAND}`;
  return [{ ...source.place(0, 1), code: 'unlisted-id', message: [message], hint }];
}

/** What each key may lead to, so that a link to the one opens the other; nothing leads on from the rest. */
const RIGHT: Readonly<Partial<Record<Redirected, string>>> = {
  page: 'a page (tapa)',
  section: 'a section, of any page (plakoto#mother)',
  'example on a page': 'an example on a page (plakoto#pinning-five-pins)',
  frame: 'a frame (plakoto#pinning-five-pins:1)',
  example: 'an example (pinning/five-pins)',
  fault: 'a fault (fault:no-checker)',
};

/** A redirect leads from what is gone to what is there, and is of the same kind: no link opens anything else. */
function badRedirects(
  source: Source,
  promised: Published,
  now: Published,
  redirects: Redirects,
): readonly Diagnostic[] {
  const resolve = resolver(now, redirects);
  const there = new Set(eachId(now).map(({ key }) => key));
  const known = new Set(eachId(promised).map(({ key }) => key));
  const all = new Set([...there, ...known]);
  const leads = (to: string): boolean =>
    resolve(to) !== undefined || [...all].some((key) => key.startsWith(`${to}:`) && resolve(key) !== undefined);
  return Object.entries(redirects).flatMap(([from, to]): readonly Diagnostic[] => {
    const place = source.place(Math.max(0, source.text.indexOf(`${JSON.stringify(from)}:`)), from.length + 2);
    const problem = (message: string, hint: string): readonly Diagnostic[] => [
      { ...place, code: 'bad-redirect', message: [message], hint },
    ];
    const [was, is] = [redirectedBy(from, all), redirectedBy(to, all)];
    if (there.has(from)) return problem(`“${from}” is still there, and needs no redirect.`, 'Remove one of the two.');
    if (!known.has(from) && was !== 'example on a page') {
      return problem(`“${from}” was never published.`, `content/${PUBLISHED} has what was.`);
    }
    const right = RIGHT[was];
    if (right === undefined) {
      const [, written = ''] = from.split(':');
      const hint = hintFor({ kind: was === 'clause' ? was : 'rule set', key: from, written }, promised);
      return problem(`No redirect speaks of a ${was}, as “${from}” is.`, hint);
    }
    const hint = `Lead it to ${right}.`;
    if (!leads(to)) return problem(`“${to}” is not there, so nothing can lead to it.`, hint);
    return was === is
      ? []
      : problem(`“${from}” (${was}) cannot lead to “${to}” (${is}): links to it would be lost.`, hint);
  });
}

/**
 * Nothing that was published is lost or renamed without a redirect, and what is new is put on the list of what is
 * published (`published.json`). What only some languages have is neither lost nor new yet.
 */
export function checkPublished(content: Content): readonly Diagnostic[] {
  const lists = readLists(content);
  if (!lists.ok) return lists.faults;
  const { promised, redirects, sources } = lists.value;
  return [
    ...lost(sources.promised, promised, idsOf(content, false), redirects),
    ...unlisted(sources.promised, promised, idsOf(content, true)),
    ...badRedirects(sources.redirects, promised, idsOf(content, false), redirects),
  ];
}
