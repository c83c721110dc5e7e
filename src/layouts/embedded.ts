import { examplesOn, type Standing } from '../authoring/embeds.ts';
import { printDiagnostic } from '../authoring/diagnostic.ts';
import { cut } from '../components/embed-parts.ts';
import { frameId } from '../components/frame-id.ts';
import { messages } from '../i18n/index.ts';
import { pagePath } from '../site.ts';
import { allPages, type Page } from './catalogue.ts';

/** One diagram alone, in one language. */
export interface Embedded extends Standing {
  /** The first page that shows it. */
  readonly page: Page;
  /** What it is about: the section it stands in, and the page. */
  readonly title: string;
  /** Where it stands, inside the site. */
  readonly home: string;
}

function embedded(page: Page, standing: Standing): Embedded {
  const { section, example } = standing;
  const { title } = page.entry.data;
  return {
    ...standing,
    page,
    title: section ? `${section.title} · ${title}` : title,
    home: `${pagePath(page.locale, page.name)}#${section?.id ?? frameId(example, 'start')}`,
  };
}

function standingsOf({ entry, locale, name }: Page): readonly Standing[] {
  const read = examplesOn(entry.body ?? '', locale, name);
  if (!read.ok) throw new Error(read.faults.map((each) => printDiagnostic(each)).join('\n'));
  return read.value;
}

/** Every example of every language where it stands first, pages in the order of the catalogue. */
export async function allEmbedded(): Promise<readonly Embedded[]> {
  const first = new Map<string, Embedded>();
  for (const page of await allPages()) {
    for (const standing of standingsOf(page)) {
      const key = `${page.locale} ${standing.example}`;
      if (!first.has(key)) first.set(key, embedded(page, standing));
    }
  }
  return [...first.values()];
}

/** The diagrams of each page, by its place in the content. */
const boards = new Map<string, ReadonlyMap<string, string>>();

/**
 * Whether a diagram’s page was rendered for one of its diagrams before: in a build each page is rendered once for all of
 * them, since that takes a while. Where the content may change meanwhile, as in development, each is rendered anew.
 */
export function isRendered({ page }: Embedded): boolean {
  return import.meta.env.PROD && boards.has(page.entry.id);
}

/** The HTML of a diagram as its page has it. `render` renders that page, with its examples marked. */
export async function boardOf(embedded: Embedded, render: () => Promise<string>): Promise<string> {
  const { page, example } = embedded;
  if (!isRendered(embedded)) boards.set(page.entry.id, cut(await render()));
  const board = boards.get(page.entry.id)?.get(example);
  if (board === undefined) throw new Error(`${page.entry.id} was rendered without its example ${example}.`);
  return board;
}

/** The name under which the site offers its diagrams to others, in a language. */
export function providerName({ page }: Embedded): string {
  return messages(page.locale).site.name;
}
