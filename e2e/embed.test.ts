import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse, type HTMLElement } from 'node-html-parser';
import { listExamples } from '../src/authoring/examples.ts';
import { filesUnder } from '../src/build/files.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { embedPath, oembedPath } from '../src/links/paths.ts';
import { SITE_URL } from '../src/site.ts';
import { SITE_DIR } from './serve.ts';

/*
 * Diagrams for other sites, as they were built: there is one for every example in every language, it says what the page
 * says, and its links lead somewhere.
 */

const EXAMPLES = listExamples();
const all = LOCALES.flatMap((locale) => EXAMPLES.map((example) => ({ locale, example })));
const read = (path: string): string => readFileSync(join(SITE_DIR, path), 'utf8');

const pages = new Map<string, HTMLElement>();
function page(path: string): HTMLElement {
  const parsed = pages.get(path) ?? parse(read(`${path}index.html`));
  pages.set(path, parsed);
  return parsed;
}
const embed = (locale: string, example: string): HTMLElement => page(embedPath(locale, example));

/** Frames by key with all that is drawn and said in them. Where links lead is tested by itself. */
function framesOf(root: HTMLElement, example: string): readonly string[] {
  const frames = root.querySelector(`[data-example="${example}"]`)?.querySelectorAll('[data-frame]') ?? [];
  return frames.map((frame) => frame.outerHTML.replace(/ href="\/?[^"]*"/g, ''));
}

test('every example has its diagram in every language, and nothing else has one', async () => {
  const wanted = all.map(({ locale, example }) => join(SITE_DIR, embedPath(locale, example), 'index.html'));
  assert.deepEqual(await filesUnder(join(SITE_DIR, 'embed'), '.html'), wanted.sort());
  const answers = all.map(({ locale, example }) => join(SITE_DIR, oembedPath(locale, example)));
  assert.deepEqual(await filesUnder(join(SITE_DIR, 'oembed'), '.json'), answers.sort());
});

test('a diagram is what its page shows, frame by frame, and its heading leads there', () => {
  for (const { locale, example } of all) {
    const alone = embed(locale, example);
    const [home = '', anchor = ''] = (alone.querySelector('h1 a')?.getAttribute('href') ?? '').split('#');
    const where = `${locale} ${example} ${home}`;
    const frames = framesOf(alone, example);
    assert.ok(home.startsWith(`/${locale}/`) && frames.length > 0, where);
    assert.deepEqual(frames, framesOf(page(home), example), where);
    const html = read(`${home}index.html`);
    const [heading, board] = [html.indexOf(` id="${anchor}"`), html.indexOf(`data-example="${example}"`)];
    assert.ok(heading > 0 && board > 0, where);
    // No other section begins between the heading and the board.
    if (heading < board) assert.doesNotMatch(html.slice(heading, board), /<h[23] id=/, where);
  }
});

test('every link of a diagram leads to a page that is there, and to a place that is on it', () => {
  for (const { locale, example } of all) {
    for (const link of embed(locale, example).querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? embed(locale, example) : page(path);
      const where = `${locale} ${example} ${href}`;
      assert.ok(anchor !== undefined && target.querySelector(`[id="${anchor}"]`), where);
      // Inside the frame only its own frames may open: no other page of the site may be framed.
      assert.equal(link.getAttribute('target') === '_self', path === '', where);
    }
    assert.equal(embed(locale, example).querySelector('base')?.getAttribute('target'), '_blank');
  }
});

test('a diagram has a title and a language of its own, is kept from search engines, and has nothing around it', () => {
  for (const { locale, example } of all) {
    const alone = embed(locale, example);
    assert.equal(alone.querySelector('html')?.getAttribute('lang'), locale);
    assert.equal(alone.querySelector('meta[name=robots]')?.getAttribute('content'), 'noindex');
    assert.equal(alone.querySelector('title')?.text, alone.querySelector('h1')?.text.trim());
    for (const part of ['header', 'footer', 'nav', 'link[rel=manifest]', 'link[rel=canonical]', '[data-action=copy]'])
      assert.equal(alone.querySelector(part), null, part);
    const [charset, policy, theme] = alone.querySelectorAll('head > *').map(({ outerHTML }) => outerHTML);
    assert.match(`${charset ?? ''}${policy ?? ''}`, /charset.*content-security-policy/);
    assert.match(theme ?? '', /^<script>.*theme/);
    assert.doesNotMatch(policy ?? '', /unsafe/);
  }
});

test('a diagram names its oEmbed answer, which frames the diagram', () => {
  for (const { locale, example } of all) {
    const alone = embed(locale, example);
    const link = alone.querySelector('link[type="application/json+oembed"]');
    assert.equal(link?.getAttribute('href'), SITE_URL + oembedPath(locale, example));
    const answer = JSON.parse(read(oembedPath(locale, example))) as Readonly<Record<string, unknown>>;
    assert.equal(answer['title'], alone.querySelector('title')?.text);
    assert.ok(String(answer['html']).includes(` src="${SITE_URL}${embedPath(locale, example)}"`));
  }
});

test('no diagram is searched or kept for reading without a network', () => {
  for (const locale of LOCALES) assert.doesNotMatch(read(`${locale}/worker.js`), /embed/);
  assert.ok(existsSync(join(SITE_DIR, 'pagefind')));
  assert.doesNotMatch(read('sitemap.xml') + read('llms.txt'), /embed/);
});
