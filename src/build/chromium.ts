import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { CONTENT_TYPES } from './files.ts';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** The Chromium that `CHROME_PATH` names, or else one that stands where distributions put it; undefined without any. */
export function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  return named ? [named].find((path) => existsSync(path)) : USUAL.find((path) => existsSync(path));
}

/** Starts Chromium. Undefined where there is none, or no driver for it, or it does not start; `say` is told why. */
export async function openChromium(say: (why: string) => void): Promise<Browser | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    say('There is no Chromium: no pictures of pages and no cards as PDF.');
    return undefined;
  }
  try {
    const { launch } = await import('puppeteer-core');
    // As root, as in most containers, Chromium cannot make its sandbox. It sees nothing but our own pages.
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return await launch({ executablePath, args: [...ARGS, ...sandbox] });
  } catch (error) {
    say(`Chromium does not start, so there are no pictures of pages and no cards as PDF: ${String(error)}`);
    return undefined;
  }
}

/** Text comes in its own font or not at all: without this a font that is a moment late would be left out of a picture. */
function waitingForFonts(css: string): string {
  return css.replaceAll('font-display:optional', 'font-display:block');
}

async function answer(request: HTTPRequest, folder: string, origin: string, extra: ReadonlyMap<string, string>) {
  const url = new URL(request.url());
  if (url.protocol === 'data:') return request.continue();
  if (url.origin !== new URL(origin).origin) return request.abort();
  const body = extra.get(url.pathname);
  if (body !== undefined) return request.respond({ contentType: CONTENT_TYPES['.html'] ?? '', body });
  const file = join(folder, decodeURIComponent(url.pathname), url.pathname.endsWith('/') ? 'index.html' : '');
  if (!existsSync(file)) return request.respond({ status: 404 });
  const content = await readFile(file);
  const isStyle = extname(file) === '.css';
  return request.respond({
    contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    body: isStyle ? waitingForFonts(content.toString()) : content,
  });
}

/**
 * A page that sees the built site in `folder` at its own address, so that links in print lead to the real site, and
 * nothing of the world beside it. `extra` holds documents by path that are not part of the site.
 */
export async function pageOn(
  browser: Browser,
  folder: string,
  origin: string,
  extra: ReadonlyMap<string, string> = new Map(),
): Promise<Page> {
  const page = await browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // A page that is closed while it still asks for something gets no answer any more.
    answer(request, folder, origin, extra).catch(() => undefined);
  });
  return page;
}
