import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkComponents, COMPONENTS } from './components.ts';

const check = (body: string): readonly string[] => brief(checkComponents(sample(samplePage('tapa', body, 'de'))));
const line = String(LINES_BEFORE + 1);

test('a component is refused if there is none of that name, or if it could not be drawn', () => {
  const cases = [
    ['<Exmaple id="a/b" />', 'unknown-component'],
    // It stands on the page board alone.
    ['<Explorer />', 'unknown-component'],
    ['<RuleSets />', 'bad-attribute'],
    ['<RuleSets ids="plakoto" />', 'bad-attribute'],
    ['<RuleSets ids="plakoto plakoto" />', 'bad-attribute'],
    ['<RuleSets ids="plakoto fevga" />', 'bad-attribute'],
    ['<RuleSets ids="plakoto tapa" all="no" />', 'bad-attribute'],
    ['<RuleSets ids="plakoto tapa" every />', 'bad-attribute'],
    ['<Reach distance="6" />', 'bad-attribute'],
    ['<ReachCount />', 'bad-attribute'],
    ['<ReachCount distance="25" />', 'bad-attribute'],
    ['<ReachCount distance="6" doors="3" />', 'bad-attribute'],
    ['<Term>pin</Term>', 'bad-attribute'],
    ['<Pips at="1" side="red" />', 'bad-attribute'],
  ] as const;
  for (const [body, code] of cases) assert.deepEqual(check(body), [`de/tapa.mdx:${line}:1 ${code}`], body);
});

test('what is written as it should be passes', () => {
  const cases = [
    '<RuleSets ids="plakoto tapa tapa-tabla" />',
    '<RuleSets ids="plakoto mahbusa" all />',
    '<Reach />',
    'a <ReachCount distance="6" /> b <ReachCount distance="24" doors="2" />',
    '<span lang="el">a</span>',
    '<Example id="a/b"><Caption at="1">a <Roll at="1" die={5} /></Caption></Example>',
  ];
  for (const body of cases) assert.deepEqual(check(body), [], body);
});

test('every component that pages are handed is known, and no other', () => {
  const names = ['prose', 'board-prose'].flatMap((file) => {
    const handed = /PROSE = \{([^}]*)\}/.exec(readFileSync(`src/components/${file}.ts`, 'utf8'))?.[1] ?? '';
    return Array.from(handed.matchAll(/^ {2}([A-Z]\w*),$/gm), ([, name]) => name);
  });
  // Code is written between fences.
  assert.deepEqual(names.filter((name) => name !== 'Code').sort(), Object.keys(COMPONENTS).sort());
});
