import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Browser, Page } from 'puppeteer-core';
import { readContent } from '../authoring/content.ts';
import { CONTENT } from '../authoring/examples.ts';
import { hasCard, cardPdf, cardPath } from '../authoring/cards.ts';
import type { Page as ContentPage } from '../authoring/page.ts';
import { PREVIEW, previewPath } from '../layouts/previews.ts';
import { pagePath, SITE_URL } from '../site.ts';
import { openChromium, pageOn } from './chromium.ts';
import { kept } from '../kept.ts';
import { pagesOfPdf, settled } from './pdf.ts';
import { boardOf, previewDocument } from './preview.ts';

/** By which pages know whether this build has a Chromium. */
const MODULE = 'virtual:chromium';

function field(page: ContentPage, name: string): string {
  return page.frontmatter.fields.find((each) => each.name === name)?.value ?? '';
}

async function save(folder: string, path: string, content: Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/*
 * A document names its styles, their names say what is in them, and they name the fonts: with the version of the browser
 * that is all a picture of it depends on.
 */

/** Where pictures are taken: its tab is opened once something is not kept from an earlier build. */
interface Studio {
  /** Of the browser: with the document all that a picture depends on. */
  readonly version: string;
  readonly folder: string;
  /** Documents by path that are not part of the site. */
  readonly extra: Map<string, string>;
  readonly tab: () => Promise<Page>;
}

async function studioIn(browser: Browser, folder: string): Promise<Studio> {
  const extra = new Map<string, string>();
  let opened: Promise<Page> | undefined;
  const open = async (): Promise<Page> => {
    const tab = await pageOn(browser, folder, SITE_URL, extra);
    await tab.setViewport(PREVIEW);
    return tab;
  };
  return { version: await browser.version(), folder, extra, tab: () => (opened ??= open()) };
}

/** Takes a picture of every page of text: its title beside a board of its own, or of its front page if it has none. */
async function takePreviews({ version, folder, extra, tab }: Studio, pages: readonly ContentPage[]): Promise<void> {
  for (const page of pages) {
    const { locale, name } = page;
    const read = (of: string) => readFile(join(folder, pagePath(locale, of), 'index.html'), 'utf8');
    const html = await read(name);
    const board = boardOf(html) ?? boardOf(await read('index'));
    if (!board) throw new Error(`There is no board for the picture of ${pagePath(locale, name)}.`);
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const document = previewDocument(locale, field(page, 'title'), board, styles);
    const picture = await kept([version, document], '.png', async () => {
      const path = `/-/${locale}/${name}/`;
      extra.set(path, document);
      const at = await tab();
      await at.goto(SITE_URL + path);
      await at.evaluate('document.fonts.ready.then(() => undefined)');
      return at.screenshot();
    });
    await save(folder, previewPath(locale, name), picture);
  }
}

/** Prints every rule card; refuses one that is not exactly two sides. */
async function printCards({ version, folder, tab }: Studio, pages: readonly ContentPage[]): Promise<void> {
  for (const page of pages) {
    const { locale, name } = page;
    if (!hasCard(name)) continue;
    const path = cardPath(locale, name);
    const document = await readFile(join(folder, path, 'index.html'), 'utf8');
    const printed = await kept([version, document], '.pdf', async () => {
      const at = await tab();
      await at.goto(SITE_URL + path);
      return at.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    });
    const pdf = settled(printed, field(page, 'updated'));
    const sides = pagesOfPdf(pdf);
    if (sides !== 2) throw new Error(`${cardPdf(locale, name)} has ${String(sides)} pages, not two.`);
    await save(folder, cardPdf(locale, name), pdf);
  }
}

/**
 * Makes what only a browser can make of the built pages, where a Chromium is there: their pictures for social sites and
 * the rule cards as PDF. Whether it is there is known before pages are rendered, so that they link only what is made.
 */
export function print(): AstroIntegration {
  // It starts while the pages are compiled.
  let opening: Promise<Browser | undefined> = Promise.resolve(undefined);
  const told = {
    name: MODULE,
    resolveId: (id: string) => (id === MODULE ? id : undefined),
    load: async (id: string) =>
      id === MODULE ? `export const HAS_CHROMIUM = ${String((await opening) !== undefined)}` : undefined,
  };
  return {
    name: 'print',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command === 'build') {
          opening = openChromium((why) => {
            logger.warn(why);
          });
        }
        updateConfig({ vite: { plugins: [told] } });
      },
      'astro:build:done': async ({ dir }) => {
        const browser = await opening;
        if (!browser) return;
        try {
          const { pages } = readContent(CONTENT);
          const studio = await studioIn(browser, fileURLToPath(dir));
          await takePreviews(studio, pages);
          await printCards(studio, pages);
        } finally {
          await browser.close();
        }
      },
    },
  };
}
