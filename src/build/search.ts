import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type CustomRecord } from 'pagefind';
import packages from '../../package.json' with { type: 'json' };
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { pagePath } from '../site.ts';
import { filesUnder } from './files.ts';
import { kept } from '../kept.ts';
import { formsOfTopic, formsMissing } from './search-forms.ts';
import { sectionsOf } from './sections.ts';

/** Of what Pagefind writes, the part that our own window asks for. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|.*\.pf_meta|wasm\..*\.pagefind|index\/.*|fragment\/.*)$/;
/** Sections are packed into this many files a language: a handful is soon there and soon kept. */
const FRAGMENTS = 8;
const PAGEFIND = packages.dependencies.pagefind;

/** What the index holds of a page: each section by its own address, so that a result leads there and nowhere else. */
function recordsOf(locale: Locale, page: string, html: string): readonly CustomRecord[] {
  const sections = sectionsOf(html);
  const pageTitle = sections.find(({ id }) => id === '')?.title ?? page;
  return sections.map(({ id, title, text }) => {
    const forms = formsOfTopic(locale, page, { id, title });
    const also = formsMissing(locale, `${title} ${text} ${forms}`);
    return {
      url: pagePath(locale, page) + (id === '' ? '' : `#${id}`),
      language: locale,
      content: text,
      // A field is searched but never quoted: no reader sees a bare list of forms.
      meta: { title, ...(forms === '' ? {} : { forms }), ...(also === '' ? {} : { also }) },
      // A filter is kept beside the section and not searched: the page's title must not match in all its sections.
      filters: { page: [pageTitle] },
    };
  });
}

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
}

async function recordsIn(folder: string): Promise<readonly CustomRecord[]> {
  const records: CustomRecord[] = [];
  for (const locale of LOCALES) {
    for (const file of await filesUnder(join(folder, locale), 'index.html')) {
      const page = dirname(relative(join(folder, locale), file));
      const html = await readFile(file, 'utf8');
      // What search engines shall not find either: the cards say again what the pages say.
      if (html.includes('<meta name="robots" content="noindex">')) continue;
      records.push(...recordsOf(locale, page === '.' ? 'index' : page, html));
    }
  }
  return records;
}

/** The files of an index, by their paths in `pagefind/`. */
type IndexFiles = readonly (readonly [path: string, content: Uint8Array | string])[];

/** The chunks of each language's index: a missing one makes Pagefind find nothing, without a word. */
function chunkLists(files: IndexFiles): IndexFiles {
  const chunks = files.map(([path]) => path).filter((path) => path.startsWith('index/'));
  return LOCALES.map((locale) => {
    const own = chunks.filter((path) => path.startsWith(`index/${locale}_`)).sort();
    if (own.length === 0) throw new Error(`The search index has nothing in ${locale}.`);
    return [`chunks-${locale}.json`, `${JSON.stringify(own)}\n`] as const;
  });
}

async function indexOf(records: readonly CustomRecord[]): Promise<IndexFiles> {
  const { index, errors } = await createIndex({ maxFragments: FRAGMENTS });
  refuse(errors);
  if (!index) throw new Error('Pagefind did not start.');
  try {
    // One after the other: the numbers of the sections, and so the files, must not depend on who comes first.
    for (const record of records) refuse((await index.addCustomRecord(record)).errors);
    const { files, errors: failures } = await index.getFiles();
    refuse(failures);
    return files.filter(({ path }) => NEEDED.test(path)).map(({ path, content }) => [path, content]);
  } finally {
    await close();
  }
}

/** Writes `pagefind/` into the folder of a built site. */
export async function writeSearch(folder: string): Promise<void> {
  const out = join(folder, 'pagefind');
  await rm(out, { recursive: true, force: true });
  const records = await recordsIn(folder);
  const index = await kept([PAGEFIND, NEEDED.source, String(FRAGMENTS), JSON.stringify(records)], '.index', async () =>
    serialize(await indexOf(records)),
  );
  const files = deserialize(index) as IndexFiles;
  for (const [path, content] of [...files, ...chunkLists(files)]) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), content);
  }
}

/** Makes the built pages searchable in each reader's language. */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await writeSearch(fileURLToPath(dir));
        logger.info('the search index is made');
      },
    },
  };
}
