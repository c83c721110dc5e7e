import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { checkContent, printProblems } from '../check.ts';
import { readContent } from '../content.ts';
import { Copy } from '../damage/damage.ts';
import { rename } from '../damage/promises.ts';
import { readLists } from '../published-files.ts';
import { idsOf, PUBLISHED, withNew } from '../published.ts';
import { moved, REDIRECTS } from '../redirects.ts';
import { siteMapText, SITE_MAP } from '../site-map.ts';
import { Source } from '../source.ts';

const temporary = mkdtempSync(`${tmpdir()}/published-`);
after(() => {
  rmSync(temporary, { recursive: true });
});

/** Does to a copy what `npm run publish:ids` does. */
function publish(copy: Copy): void {
  const content = readContent(copy.folder);
  const lists = readLists(content);
  assert.ok(lists.ok);
  copy.put(PUBLISHED, JSON.stringify(withNew(lists.value.promised, idsOf(content, true)), null, 2));
}

function movesOf(copy: Copy): Readonly<Record<string, string>> {
  const content = readContent(copy.folder);
  const lists = readLists(content);
  assert.ok(lists.ok);
  return Object.fromEntries(moved(lists.value.promised, idsOf(content, false), lists.value.redirects));
}

function problemsOf(copy: Copy): string {
  return printProblems(checkContent(copy.folder));
}

test('a renamed section is told by name, with the line of the list that promises it and what would be right', () => {
  const copy = new Copy(temporary);
  rename(copy, 'notation', /\{#repeats\}/, '{#alike}');
  const line = copy.lineOf(PUBLISHED, '"repeats"');
  assert.match(
    problemsOf(copy),
    new RegExp(
      `published\\.json:${String(line)}:7 {2}lost-id\\n.*"repeats".*\\n.*\\^{9}\\n` +
        '.*section “repeats” has been published, and is gone.*\\n.*content/redirects\\.json.*"notation#repeats": "…"',
    ),
  );
});

test('a section may be renamed when a redirect says so and the new id is promised as well', () => {
  const copy = new Copy(temporary);
  rename(copy, 'notation', /\{#repeats\}/, '{#alike}');
  copy.put(REDIRECTS, '{ "notation#repeats": "notation#alike" }');
  publish(copy);
  assert.equal(problemsOf(copy), '0 problems');
  assert.deepEqual(movesOf(copy), { 'notation#repeats': 'notation#alike' });

  rename(copy, 'notation', /\{#alike\}/, '{#counted}');
  copy.put(REDIRECTS, '{ "notation#repeats": "notation#alike", "notation#alike": "notation#counted" }');
  publish(copy);
  assert.equal(problemsOf(copy), '0 problems');
  assert.deepEqual(movesOf(copy), {
    'notation#repeats': 'notation#counted',
    'notation#alike': 'notation#counted',
  });
});

test('a redirect that is taken away again is missed', () => {
  const copy = new Copy(temporary);
  rename(copy, 'notation', /\{#repeats\}/, '{#alike}');
  publish(copy);
  assert.match(problemsOf(copy), /lost-id[\s\S]*repeats/);
});

test('a page goes with its sections, an example with its frames, by one redirect each', () => {
  const copy = new Copy(temporary);
  copy.replace(PUBLISHED, /(?<="pages": \{\n)/, '"writing": ["turn", "marks"],\n');
  copy.replace(PUBLISHED, /(?<="examples": \{\n)/, '"game/noted": { "page": "notation", "frames": ["start", "1"] },\n');
  copy.put(REDIRECTS, '{ "writing": "notation", "game/noted": "game/annotated" }');
  assert.equal(problemsOf(copy), '0 problems');
  assert.deepEqual(movesOf(copy), {
    writing: 'notation',
    'writing#turn': 'notation#turn',
    'writing#marks': 'notation#marks',
    'game/noted': 'game/annotated',
    'notation#game-noted:start': 'notation#game-annotated:start',
    'notation#game-noted:1': 'notation#game-annotated:1',
  });
});

test('an example that has gone to another page needs a redirect for where it stood, and keeps the promise of it', () => {
  const copy = new Copy(temporary);
  copy.replace(PUBLISHED, /("game\/annotated": \{\s*"page": )"notation"/, '"game/annotated": { "page": "strategy"');
  assert.match(problemsOf(copy), /lost-id[\s\S]*strategy#game-annotated:start/);
  copy.put(REDIRECTS, '{ "strategy#game-annotated": "notation#game-annotated" }');
  assert.doesNotMatch(problemsOf(copy), /lost-id|bad-redirect/);
  publish(copy);
  assert.equal(problemsOf(copy), '0 problems');
  assert.equal(movesOf(copy)['strategy#game-annotated:7'], 'notation#game-annotated:7');
  copy.put(REDIRECTS, '{}');
  assert.match(problemsOf(copy), /lost-id[\s\S]*game-annotated:start/);
});

test('a redirect to another kind is refused with its line, the reason, and what would be right', () => {
  const copy = new Copy(temporary);
  copy.replace(PUBLISHED, /(?<="pages": \{\n)/, '"writing": ["turn"],\n');
  copy.put(REDIRECTS, '{\n  "writing": "notation",\n  "writing#turn": "fault:no-checker"\n}');
  assert.match(
    problemsOf(copy),
    /redirects\.json:3:3 {2}bad-redirect\n[\s\S]*“writing#turn” \(section\) cannot lead to “fault:no-checker” \(fault\)[\s\S]*a section, of any page/,
  );
  for (const [from, to] of [
    ['fault', 'tapa'],
    ['clause', 'tapa'],
  ]) {
    copy.put(REDIRECTS, `{ "${String(from)}": "${String(to)}" }`);
    assert.match(problemsOf(copy), /bad-redirect[\s\S]*never published/);
  }
});

test('what was published of a fault, a section or a frame may lead to its like, on whatever page', () => {
  const copy = new Copy(temporary);
  copy.replace(PUBLISHED, /(?<="tapa": \[\n)/, '"old", "pinning-five-pins:9", "pinning-five-pins:1",\n');
  copy.replace(PUBLISHED, /(?<="faults": \[\n)/, '"point-shut",\n');
  const redirects = {
    'tapa#old': 'plakoto#pin',
    'tapa#pinning-five-pins:9': 'plakoto#pinning-five-pins:1',
    'tapa#pinning-five-pins': 'plakoto#pinning-five-pins',
    'fault:point-shut': 'fault:no-checker',
  };
  copy.put(REDIRECTS, JSON.stringify(redirects));
  assert.equal(problemsOf(copy), '0 problems');
});

test('redirects that run in a circle lead nowhere', () => {
  const copy = new Copy(temporary);
  copy.replace(PUBLISHED, /(?<="pages": \{\n)/, '"a": [], "b": [],\n');
  copy.put(REDIRECTS, '{ "a": "b", "b": "a" }');
  assert.match(problemsOf(copy), /lost-id[\s\S]*bad-redirect/);
});

test('the module of links knows exactly the pages, sections, examples and frames that there are', async () => {
  assert.equal(
    Source.read(SITE_MAP).text,
    await siteMapText(idsOf(readContent('content'), true)),
    'npm run publish:ids',
  );
});
