import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { LOCALES } from '../../src/i18n/locales.ts';
import { run } from './run.ts';

/** The project as it is kept; its pages are made here. */
const MOULD = 'e2e/bench/starlight';

function plain(element: HTMLElement): string {
  return element.textContent
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>{}#|~]/g, '\\$&');
}

/** The text of a page of ours as Markdown: headings, paragraphs, lists, captions, rows of tables, each with its words. */
export function markdownOf(html: string): { readonly title: string; readonly body: string } {
  const main = parse(html).querySelector('main');
  const title = main?.querySelector('h1');
  if (!main || !title) throw new Error('The page has no main text with a heading.');
  const blocks = main.querySelectorAll('h2, h3, p, li, figcaption, tr, dt, dd').map((element) => {
    const text = plain(element);
    if (element.tagName === 'H2') return `## ${text}`;
    if (element.tagName === 'H3') return `### ${text}`;
    return element.tagName === 'LI' ? `- ${text}` : text;
  });
  return { title: plain(title), body: blocks.filter((block) => block !== '').join('\n\n') };
}

/** The addresses of our pages of text, such as `bg/plakoto`, `bg` for the front page of a language. */
function textPages(paths: readonly string[]): readonly string[] {
  return paths
    .map((path) => path.replaceAll(/^\/|\/$/g, ''))
    .filter((path) => LOCALES.some((locale) => path === locale || path.startsWith(`${locale}/`)));
}

/**
 * Makes a Starlight project in `folder` with the text of the pages of `site`, repeated under other names until it has as
 * many pages as `paths`, and installs what it needs.
 */
export async function makeStarlight(site: string, paths: readonly string[], folder: string): Promise<void> {
  cpSync(MOULD, folder, { recursive: true });
  const docs = join(folder, 'src/content/docs');
  rmSync(docs, { recursive: true, force: true });
  const pages = textPages(paths);
  for (let count = 0; count < paths.length; count += 1) {
    const page = pages[count % pages.length] ?? '';
    const round = Math.floor(count / pages.length);
    const { title, body } = markdownOf(readFileSync(join(site, page, 'index.html'), 'utf8'));
    const name = `${LOCALES.some((locale) => locale === page) ? `${page}/index` : page}${round === 0 ? '' : `-${String(round)}`}`;
    const file = join(docs, `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`);
  }
  if (!existsSync(join(folder, 'node_modules'))) await run('npm', ['install', '--no-audit', '--no-fund'], folder);
}
