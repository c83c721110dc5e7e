import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { readContent } from '../authoring/content.ts';
import { readPromises } from '../authoring/promises.ts';
import { linksJson } from '../build/links-json.ts';
import { LOCALES } from '../i18n/locales.ts';
import { parseBoardAddress, SITE, type LinksJson } from '../links/index.ts';
import project from '../../package.json' with { type: 'json' };

/*
 * The samples that the page `game-site` shows do what it says of them. The game server is tried as a package
 * (package.test.ts) and in a browser (e2e/game-server.spec.ts).
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SAMPLES = path.join(ROOT, 'docs/samples');
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
after(() => {
  rmSync(folder, { recursive: true });
});

test('each address of the sample of links is the one that stands in the comment under it', async () => {
  const file = path.join(SAMPLES, 'links.ts');
  const made = (await import(file)) as Readonly<Record<string, string>>;
  const shown = readFileSync(file, 'utf8').matchAll(/^export const (\w+) = [^;]*;\n\/\/ (http.*)$/gm);
  const addresses = Object.fromEntries(Array.from(shown, ([, name = '', address = '']) => [name, address]));
  assert.deepEqual({ ...made }, addresses);
});

/** The real links.json, with a page `board` in it whether or not there is one. */
function realLinks(): LinksJson {
  const pages = readContent('content').pages.map(({ locale, name, frontmatter }) => ({
    locale,
    name,
    title: frontmatter.fields.find((field) => field.name === 'title')?.value ?? '',
  }));
  const board = LOCALES.map((locale) => ({ locale, name: 'board', title: 'board' }));
  return linksJson({ site: SITE, engine: project.version, pages: [...pages, ...board], ...readPromises() });
}

function isPart(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return isDeepStrictEqual(part, whole);
  return Object.entries(part).every(([key, value]) => isPart(value, (whole as Record<string, unknown>)[key]));
}

test('the sample of links.json is a part of it, with something of every member', () => {
  const shown = JSON.parse(readFileSync(path.join(SAMPLES, 'links.json'), 'utf8')) as object;
  const real = realLinks();
  for (const [member, value] of Object.entries(shown)) {
    assert.ok(isPart(value, real[member as keyof LinksJson]), member);
  }
  assert.deepEqual(
    Object.keys(shown),
    Object.keys(real).filter((member) => member !== '$schema'),
  );
});

const python = spawnSync('python3', ['--version']).status === 0;

test(
  'the sample in Python judges by the line service, and links the clause and the board of a refused turn',
  { skip: python ? false : 'python3 is not on this machine' },
  () => {
    const links = realLinks();
    const file = path.join(folder, 'links.json');
    writeFileSync(file, JSON.stringify(links));
    const output = execFileSync('python3', [path.join(SAMPLES, 'python/referee.py'), file, ROOT], { encoding: 'utf8' });
    const [played = '', refused = '', rule = '', address = '', ...rest] = output.trimEnd().split('\n');
    assert.match(played, /^24\/13 -> b 24:w14 18:b2 13:w 1:b13$/);
    assert.equal(refused, '24/18 24/19 - point-closed');
    assert.equal(rule.trim(), `rule:  ${SITE}/bg/plakoto/#closed`);
    const url = new URL(address.replace('  board: ', ''));
    assert.equal(url.href.split('#')[0], `${SITE}/bg/board/`);
    assert.deepEqual(parseBoardAddress(url.hash).texts, {
      ...{ rules: 'plakoto', at: 'w 24:w15 18:b2 1:b13', roll: '65', play: '24/18 24/19' },
    });
    assert.deepEqual(rest, []);

    writeFileSync(file, JSON.stringify({ ...links, version: 2 }));
    const ended = spawnSync('python3', [path.join(SAMPLES, 'python/referee.py'), file, ROOT], { encoding: 'utf8' });
    assert.match(ended.stderr, /links\.json has a new version/);
  },
);
