import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { limitsOf, overweight } from '../src/build/budgets.ts';
import { weigh } from '../src/build/page-weight.ts';
import { SITE_DIR } from './serve.ts';

/*
 * What pages weigh: the built site keeps its budget, and in a copy of it weight is noticed wherever it is.
 */

const home = mkdtempSync(join(tmpdir(), 'weight-'));
after(() => {
  rmSync(home, { recursive: true });
});

const PAGE = 'de/plakoto/index.html';
/** So many bytes that no compression shortens. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64url');

function copyOf(name: string): string {
  const folder = join(home, name);
  for (const part of ['_astro', 'de/plakoto', 'bg/plakoto', 'de/index.html']) {
    cpSync(join(SITE_DIR, part), join(folder, part), { recursive: true });
  }
  return folder;
}

function insert(folder: string, file: string, before: string, text: string): void {
  const html = readFileSync(join(folder, file), 'utf8');
  assert.ok(html.includes(before), before);
  writeFileSync(
    join(folder, file),
    html.replace(before, () => text + before),
  );
}

function append(folder: string, name: RegExp, text: string): void {
  const file = readdirSync(join(folder, '_astro')).find((each) => name.test(each));
  assert.ok(file, String(name));
  appendFileSync(join(folder, '_astro', file), text);
}

function add(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, '_astro', name), text);
  return `/_astro/${name}`;
}

test('no page weighs more than it may', async () => {
  assert.deepEqual(await overweight(SITE_DIR), []);
});

test('a site without the pages that are weighed is noticed', async () => {
  const folder = copyOf('lacking');
  rmSync(join(folder, PAGE));
  assert.match((await overweight(folder)).join(), /\/de\/plakoto\/ is not there/);
});

/** Of a page whose parts are all near what they may weigh. */
const { css, fonts } = await weigh(SITE_DIR, '/bg/plakoto/');

const WEIGHTS: readonly (readonly [what: string, line: RegExp, put: (folder: string) => void])[] = [
  ['HTML', /\/de\/plakoto\/ html:/, (folder) => insert(folder, PAGE, '</main>', noise(9_000))],
  ['HTML that packs well', /\/de\/plakoto\/ raw:/, (folder) => insert(folder, PAGE, '</main>', ' '.repeat(220_000))],
  ['elements', /\/de\/plakoto\/ elements:/, (folder) => insert(folder, PAGE, '</main>', '<b></b>'.repeat(3_800))],
  ['HTML of a front page', /\/de\/ html:/, (folder) => insert(folder, 'de/index.html', '</main>', noise(12_000))],
  ['styles', /\/de\/ css:/, (folder) => append(folder, /^theme-script\..*\.css$/, `/*${noise(6_000)}*/`)],
  [
    'styles in a page',
    /\/de\/ css:/,
    (folder) => insert(folder, 'de/index.html', '</head>', `<style>${noise(6_000)}</style>`),
  ],
  ['the script of the boards', /\/de\/ island:/, (folder) => append(folder, /^board\..*\.js$/, `/*${noise(9_500)}*/`)],
  ['the script of the site', /\/de\/ scripts:/, (folder) => append(folder, /^Base\..*\.js$/, `/*${noise(12_500)}*/`)],
  [
    'the engine, or what stands around it on the page on which turns are tried',
    /\/de\/board\/ scripts:/,
    (folder) => {
      cpSync(join(SITE_DIR, 'de/board'), join(folder, 'de/board'), { recursive: true });
      append(folder, /^start\..*\.js$/, `/*${noise(1_000)}*/`);
    },
  ],
  [
    'a script that another imports',
    /\/de\/ scripts:/,
    (folder) => append(folder, /^Base\..*\.js$/, `import"${add(folder, 'more.js', `/*${noise(12_500)}*/`)}";`),
  ],
  [
    'a script in a page',
    /\/de\/ inline:/,
    (folder) => insert(folder, 'de/index.html', '</head>', `<script>/*${noise(400)}*/</script>`),
  ],
  ['fonts', /\/bg\/plakoto\/ fonts:/, (folder) => append(folder, /^bg-latin\..*\.woff2$/, noise(20_000))],
  [
    'files, each of them small',
    /\/de\/ requests:/,
    (folder) => {
      const links = [1, 2, 3, 4].map(
        (each) => `<link rel="stylesheet" href="${add(folder, `${String(each)}.css`, 'b{}')}">`,
      );
      insert(folder, 'de/index.html', '</head>', links.join(''));
    },
  ],
  [
    'all together, where no part is too heavy',
    /^\/bg\/plakoto\/ total: \d+, at most \d+$/,
    (folder) => {
      const limits = limitsOf('/bg/plakoto/');
      append(folder, /^theme-script\..*\.css$/, `/*${noise((limits.css ?? 0) - css - 50)}*/`);
      append(folder, /^bg-latin\..*\.woff2$/, 'x'.repeat((limits.fonts ?? 0) - fonts - 50));
    },
  ],
];

for (const [what, line, put] of WEIGHTS) {
  test(`too much of ${what} is noticed`, async () => {
    const folder = copyOf(what.replace(/\W/g, '-'));
    put(folder);
    const lines = await overweight(folder);
    assert.ok(
      lines.some((each) => line.test(each)),
      lines.join('\n') || 'nothing was noticed',
    );
    if (line.source.startsWith('^')) assert.equal(lines.length, 1, lines.join('\n'));
  });
}
