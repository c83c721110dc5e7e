import { piecesOf, type Piece } from './excerpt.ts';

/** What is used of Pagefind's script. */
interface Pagefind {
  readonly createInstance: (options: object) => Instance;
}
interface Instance {
  readonly search: (query: string) => Promise<{ readonly results: readonly { readonly data: () => Promise<Data> }[] }>;
}
interface Data {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title: string };
  readonly filters: { readonly page?: readonly string[] };
}

/** A section of some page. */
export interface Found {
  readonly href: string;
  readonly title: string;
  readonly page: string;
  readonly excerpt: readonly Piece[];
}
export interface Answer {
  /** How many sections were found; `found` holds the first of them. */
  readonly all: number;
  readonly found: readonly Found[];
}

const BUNDLE = '/pagefind/';
/** On one screen and a bit. */
export const SHOWN = 10;
/** The section that is about a term comes before those that name it in their title; other forms of a word count little. */
const RANKING = { metaWeights: { title: 5, forms: 8, also: 0.3 } };

let instance: Promise<Instance> | undefined;
let failures = 0;

async function start(): Promise<Instance> {
  // A browser remembers that a script could not be fetched; by another address it asks again.
  const address = `${BUNDLE}pagefind.js${failures === 0 ? '' : `?${String(failures)}`}`;
  const { createInstance } = (await (import(/* @vite-ignore */ address) as Promise<unknown>)) as Pagefind;
  // In a worker it gives up after five seconds and begins anew without one; on a slow line that is twice the wait.
  return createInstance({ noWorker: true, ranking: RANKING, excerptLength: 24, excerptEllipsis: '…' });
}

/** Pagefind takes a part of the index that did not arrive for an empty one. Rejects if a part cannot be had. */
async function mustBeThere(): Promise<void> {
  const get = async (file: string): Promise<Response> => {
    const response = await fetch(BUNDLE + file);
    if (!response.ok) throw new Error(`${String(response.status)} ${file}`);
    return response;
  };
  const chunks: unknown = await (await get(`chunks-${document.documentElement.lang}.json`)).json();
  if (Array.isArray(chunks)) await Promise.all(chunks.map((chunk) => get(String(chunk))));
}

/** Looks a query up in the index of the page's language. Rejects when the index, or a part of it, cannot be loaded. */
export async function find(query: string): Promise<Answer> {
  try {
    const { results } = await (await (instance ??= start())).search(query);
    if (results.length === 0) await mustBeThere();
    const found = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
    return {
      all: results.length,
      found: found.map(({ url, meta, filters, excerpt }) => ({
        href: url,
        title: meta.title,
        page: filters.page?.[0] ?? '',
        excerpt: piecesOf(excerpt),
      })),
    };
  } catch (error) {
    instance = undefined;
    failures += 1;
    throw error;
  }
}
