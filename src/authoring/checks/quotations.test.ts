import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, sample, samplePage } from '../sample.ts';
import { checkQuotations } from './quotations.ts';

const EXAMPLE = 'rules plakoto\nfrom  start white\nturn  6-5: 24/19 24/18\n';

function codes(body: string): readonly string[] {
  const content = sample({ 'examples/opening/one.tavli': EXAMPLE, ...samplePage('plakoto', body, 'en') });
  return brief(checkQuotations(content)).map((problem) => problem.split(' ')[1] ?? '');
}

function inCaption(text: string): string {
  return `<Example id="opening/one">\n  <Caption at="1">a ${text} b</Caption>\n</Example>`;
}

test('what a caption prints of its example is there to be printed', () => {
  const cases = [
    ['<Roll at="1" />', []],
    ['<Roll at="1" die={5} />', []],
    ['<Play at="1" />', []],
    ['<Pips at="start" side="white" />', []],
    ['<Roll at="2" />', ['quotation-without-frame']],
    ['<Play at="not-1" />', ['quotation-without-frame']],
    ['<Roll at="start" />', ['quotation-without-frame']],
    ['<Pips at="3" side="white" />', ['quotation-without-frame']],
    ['<Roll at="1" die={4} />', ['bad-quotation']],
    ['<Pips at="1" />', ['bad-quotation']],
    ['<Pips at="1" side="red" />', ['bad-quotation']],
    ['<Move>24/18</Move>', ['typed-move']],
    ['<Roll>6-5</Roll>', ['typed-roll']],
    ['<Position>w 24:w15 1:b15</Position>', ['typed-position']],
  ] as const;
  for (const [text, expected] of cases) assert.deepEqual(codes(inCaption(text)), expected, text);
});

test('what prints something of an example stands in one', () => {
  assert.deepEqual(codes('a <Play at="1" /> b'), ['quotation-outside-example']);
});

test('notation in prose can be read', () => {
  const cases = [
    ['<Move>6/4(2)</Move>', []],
    ['<Move>pass</Move>', []],
    ['<Roll>6-5</Roll>', []],
    ['<Position>w 24:w15 1:b15</Position>', []],
    ['<Move>24//18</Move>', ['bad-play']],
    ['<Move></Move>', ['bad-play']],
    ['<Roll>7-1</Roll>', ['bad-roll']],
    ['<Position>w 24:w14 1:b15</Position>', ['wrong-total']],
  ] as const;
  for (const [text, expected] of cases) assert.deepEqual(codes(`a ${text} b`), expected, text);
});

test('the place of unreadable notation is where it stops being readable', () => {
  const content = sample(samplePage('plakoto', 'a <Move>24/18 13//7</Move>', 'en'));
  assert.match(brief(checkQuotations(content))[0] ?? '', /:18 bad-play$/);
});
