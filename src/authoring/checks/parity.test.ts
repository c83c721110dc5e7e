import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkParity } from './parity.ts';

const BODY =
  '## A {#a}\n\n### B {#b}\n\n<Example id="x/one"></Example>\n\n## C {#c}\n\n<Example id="x/two"></Example>\n';

test('a language that differs from the others is the one that is blamed, with the place', () => {
  const cases: readonly (readonly [what: string, body: string, line: number, code: string])[] = [
    ['a section less', BODY.replace('### B {#b}\n\n', ''), 3, 'missing-section'],
    ['the last section less', BODY.replace('## C {#c}', ''), 9, 'missing-section'],
    ['a section more', `${BODY}\n## D {#d}`, 11, 'extra-section'],
    ['another level', BODY.replace('### B', '## B'), 3, 'section-level'],
    ['an example less', BODY.replace('<Example id="x/one"></Example>\n\n', ''), 5, 'missing-example'],
    ['an example more', BODY.replace('## C', '<Example id="x/three"></Example>\n\n## C'), 7, 'extra-example'],
    [
      'an example under another section',
      BODY.replace('<Example id="x/one"></Example>\n\n## C {#c}', '## C {#c}\n\n<Example id="x/one"></Example>'),
      7,
      'example-order',
    ],
  ];
  for (const [what, body, line, code] of cases) {
    for (const locale of ['bg', 'en', 'ru'] as const) {
      const content = sample({ ...samplePage('x', BODY), ...samplePage('x', body, locale) });
      const expected = [`${locale}/x.mdx:${String(LINES_BEFORE + line)}:1 ${code}`];
      const found = brief(checkParity(content));
      if (what === 'an example under another section') {
        // Which of two neighbours has moved cannot be told; one problem, in that page, is what matters.
        assert.equal(found.length, 1);
        assert.match(found[0] ?? '', new RegExp(`^${locale}/x\\.mdx:.* (example|section)-order$`));
      } else {
        assert.deepEqual(found, expected, what);
      }
    }
  }
});

test('a section that has moved is one problem', () => {
  const content = sample({
    ...samplePage('x', '## A {#a}\n\n## B {#b}\n\n## C {#c}'),
    ...samplePage('x', '## C {#c}\n\n## A {#a}\n\n## B {#b}', 'de'),
  });
  assert.deepEqual(brief(checkParity(content)), [`de/x.mdx:${String(LINES_BEFORE + 1)}:1 section-order`]);
});

test('every language has every page', () => {
  const without = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(samplePage(name, 'x')).filter(([path]) => !path.startsWith('ro/')));
  assert.deepEqual(brief(checkParity(sample(without('tapa')))), ['ro/tapa.mdx:1:1 missing-page']);
});

test('tables, entries and code are the same in every language, in the same order', () => {
  const page = (body: string): readonly string[] =>
    brief(
      checkParity(
        sample({
          ...samplePage('x', '<Reach />\n\n<RuleSets ids="plakoto tapa" />\n\n```moves\n```'),
          ...samplePage('x', body, 'de'),
        }),
      ),
    );
  const line = String(LINES_BEFORE + 1);
  assert.deepEqual(page('<Reach />\n\n<RuleSets ids="plakoto tapa" />\n\n```moves\n```'), []);
  assert.deepEqual(page('<RuleSets ids="plakoto tapa" />\n\n```moves\n```'), [`de/x.mdx:${line}:1 missing-figure`]);
  assert.deepEqual(page('<Reach />\n\n<RuleSets ids="plakoto mahbusa" />\n\n```moves\n```').length, 2);
});
