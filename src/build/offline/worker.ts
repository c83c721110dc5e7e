/**
 * The service worker of one language. It keeps one version of the language's pages with all that they load, whole or
 * not at all, and answers from it when the network does not. A reader who is online gets what the server has.
 */
import type { Plan } from './plan.ts';
import type { AskedEvent, Page, WorkerScope } from './scope.ts';

/** Put in when the worker is built. */
declare const PLAN: Plan;

const worker = globalThis as unknown as WorkerScope;
/** The page script removes caches by this name too (components/client/offline.ts). */
const OURS = `kept-${PLAN.locale}-`;
const CURRENT = OURS + PLAN.version;
const FILES = new Map([...PLAN.shared, ...PLAN.pages]);
/** Milliseconds after which a page that was closed is no longer counted. */
const GOODBYE = 1000;
/** Milliseconds a page may keep a reader waiting who has it already. */
const PATIENCE = 3000;
/** For readers who save data: only pages that they open are kept. */
const visitedOnly = new URL(worker.location.href).searchParams.has('visited');

/** Its content's hash stands in its name: it can be taken from anywhere and is never out of date. */
function isHashed(path: string): boolean {
  return path.startsWith('/_astro/');
}

/** Keeps a file; refuses one that is not of this version, as a server has it in the middle of an update. */
async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return;
  const known = isHashed(path) ? await caches.match(path) : undefined;
  const integrity = FILES.get(path) ?? '';
  const load = (): Promise<Response> =>
    fetch(path, { integrity, cache: isHashed(path) ? 'default' : 'no-cache', redirect: 'error', priority: 'low' });
  await cache.put(path, known ?? (await load()));
}

async function openPages(): Promise<readonly Page[]> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return open.filter(({ url }) => url.startsWith(worker.registration.scope));
}

async function ourCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

async function wanted(): Promise<readonly string[]> {
  if (!visitedOnly) return [...FILES.keys()];
  const visited = new Set((await openPages()).map(({ url }) => new URL(url).pathname));
  for (const name of await ourCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) visited.add(new URL(url).pathname);
  }
  return [...PLAN.shared, ...PLAN.pages.filter(([path]) => visited.has(path))].map(([path]) => path);
}

/**
 * The one open page has just come from the server. Where there are more, one may still need files of the old version; one
 * that is on its way to its next page is not counted, so `asking`, if given, must be the one.
 */
async function takeOver(asking?: Page): Promise<void> {
  const [only, other] = await openPages();
  if (other === undefined && (asking === undefined || only?.id === asking.id)) await worker.skipWaiting();
}

/** Fetches what is missing: all of it at first, and again after it was removed, for a worker is installed only once. */
async function fill(): Promise<void> {
  // Opened once: where it is removed meanwhile, the rest must not bring it back.
  const cache = await caches.open(CURRENT);
  // One after the other: a reader who goes on reading comes first. What has come stays for the next attempt.
  for (const path of await wanted()) await keep(cache, path);
}

async function install(): Promise<void> {
  await fill();
  await takeOver();
}

/** Looks who is reading at once, and again a while later: a page that has just been closed is still counted at first. */
async function look(asking: Page): Promise<void> {
  await takeOver(asking);
  await fill().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, GOODBYE));
  await takeOver(asking);
}

async function activate(): Promise<void> {
  const old = (await ourCaches()).filter((name) => name !== CURRENT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function kept(path: string): Promise<Response | undefined> {
  // Not through the open cache: opening makes one anew that was removed, and a version that replaces this one removes it.
  const ours = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: CURRENT });
  try {
    const page = await ours(path);
    if (page) return page;
    return (await ours(`${path}/`)) && Response.redirect(`${path}/`);
  } catch {
    // Storage is gone or blocked: as if there were no worker.
    return undefined;
  }
}

/** Of another version already? Then it is refused, and comes with that version. */
async function keepVisited(path: string): Promise<void> {
  const cache = await caches.open(CURRENT);
  await keep(cache, path).catch(() => undefined);
}

async function page(event: AskedEvent, path: string): Promise<Response> {
  // The early answer is a help where there is one; its failure says nothing.
  const early = Promise.resolve(event.preloadResponse).catch(() => undefined);
  const online = early.then((answer) => answer ?? fetch(event.request));
  // Waited for below; a failure in between must not count as unhandled.
  online.catch(() => undefined);
  const ours = await kept(path);
  if (ours === undefined) {
    const answer = await online;
    if (visitedOnly && answer.ok && FILES.has(path)) event.waitUntil(keepVisited(path));
    return answer;
  }
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, ours));
  const current = online.then(
    (answer) => (answer.status >= 500 ? ours : answer),
    () => ours,
  );
  return Promise.race([current, late]);
}

async function file(request: Request, path: string): Promise<Response> {
  const ours = await kept(path);
  if (ours && isHashed(path)) return ours;
  try {
    return await fetch(request);
  } catch (error) {
    if (ours) return ours;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
// Each page that opens asks: something may be gone, and a version that waits may find that its time has come.
worker.addEventListener('message', (event) => event.waitUntil(look(event.source)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (FILES.has(pathname)) event.respondWith(file(request, pathname));
});
