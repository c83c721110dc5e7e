import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, sample, samplePage } from '../sample.ts';
import { checkCoverage, clauseCoverage } from './coverage.ts';

const PIN = `rules plakoto
from  w 24:w8 20:w 15:b 13:w6 5:b4 1:b10
shows pin
not   5-3: 20/15 13/10 because mark-wrong
turn  5-3: 20/15* 13/10
`;
const BODY = '## P {#pin}\n\n<Example id="pinning/one"></Example>\n\n## S {#setup}';

test('a clause is covered by the examples on pages that show it and the turns refused for it', () => {
  const coverage = clauseCoverage(sample({ 'examples/pinning/one.tavli': PIN, ...samplePage('plakoto', BODY) }));
  const pin = { clause: 'pin', examples: ['pinning/one'], refused: 1, pages: ['plakoto'], lacks: [] };
  assert.deepEqual(
    coverage.find(({ clause }) => clause === 'pin'),
    pin,
  );
  assert.deepEqual(coverage.find(({ clause }) => clause === 'closed')?.lacks, ['example', 'refused turn']);
  assert.deepEqual(coverage.find(({ clause }) => clause === 'release')?.lacks, ['example']);
});

test('a clause that is told by its section needs no example, and its pages are those with the section', () => {
  const coverage = clauseCoverage(sample({ ...samplePage('plakoto', BODY) }));
  const { lacks, pages } = coverage.find(({ clause }) => clause === 'setup') ?? {};
  assert.deepEqual([lacks, pages], [[], ['plakoto']]);
});

test('an example that no page has covers nothing, and the problem points to the section', () => {
  const content = sample({ 'examples/pinning/one.tavli': PIN, ...samplePage('plakoto', '## P {#pin}') });
  const pin = checkCoverage(content).filter(({ message }) => message[0].includes('“pin”'));
  assert.deepEqual(brief(pin), ['bg/plakoto.mdx:8:1 uncovered-clause', 'bg/plakoto.mdx:8:1 uncovered-clause']);
});
