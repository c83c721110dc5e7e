import type { Content } from '../content.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts';
import { eachId, idsOf, PUBLISHED, type Published, type PublishedId } from '../published.ts';
import { readLists } from '../published-files.ts';
import { REDIRECTS, resolver, type Redirects } from '../redirects.ts';
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

/** A redirect leads from what is gone to what is there. */
function badRedirects(
  source: Source,
  promised: Published,
  now: Published,
  redirects: Redirects,
): readonly Diagnostic[] {
  const resolve = resolver(now, redirects);
  const there = new Set(eachId(now).map(({ key }) => key));
  const known = new Set(
    eachId(promised)
      .map(({ key }) => key.replace(/:[^:]*$/, ''))
      .concat(eachId(promised).map(({ key }) => key)),
  );
  return Object.entries(redirects).flatMap(([from, to]): readonly Diagnostic[] => {
    const place = source.place(Math.max(0, source.text.indexOf(`${JSON.stringify(from)}:`)), from.length + 2);
    const problem = (code: DiagnosticCode, message: string, hint: string): readonly Diagnostic[] => [
      { ...place, code, message: [message], hint },
    ];
    if (there.has(from)) {
      return problem('bad-redirect', `“${from}” is still there, and needs no redirect.`, 'Remove one of the two.');
    }
    if (!known.has(from)) {
      return problem('bad-redirect', `“${from}” was never published.`, `content/${PUBLISHED} has what was.`);
    }
    const example = /^([a-z0-9-]+)#([a-z0-9-]+)$/.exec(to)?.[0];
    const isExample = example !== undefined && [...there].some((key) => key.startsWith(`${example}:`));
    if (isExample || resolve(to) !== undefined) return [];
    const hint = 'Keys are a page (tapa), a section (tapa#mother), an example (pinning/five-pins) or fault:no-checker.';
    return problem('bad-redirect', `“${to}” is not there, so nothing can lead to it.`, hint);
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
