import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brief, LINES_BEFORE, sample, samplePage } from '../sample.ts';
import { checkCaptions } from './captions.ts';

const EXAMPLE = `rules plakoto
from  start white
not   6-5: 24/19 because dice-unused
turn  6-5: 24/19 24/18
`;

function captions(...keys: readonly string[]): string {
  return ['<Example id="opening/one">', ...keys.map((key) => `<Caption at="${key}">x</Caption>`), '</Example>'].join(
    '\n',
  );
}

test('every frame has one caption, in the order of the frames, and no caption lacks its frame', () => {
  const cases: readonly (readonly [body: string, problems: readonly string[]])[] = [
    [captions('start', 'not-1', '1'), []],
    [captions('start', '1'), ['1:1 frame-without-caption']],
    [captions(), ['1:1 frame-without-caption']],
    [captions('start', 'not-1', '1', '2'), ['5:1 caption-without-frame']],
    [captions('start', 'not-1', '1', '1'), ['5:1 repeated-caption']],
    [captions('start', '1', 'not-1'), ['4:1 caption-order']],
    ['<Example id="opening/two">\n</Example>', ['1:1 unknown-example']],
    ['<Example>\n</Example>', ['1:1 unknown-example']],
    ['a\n\n<Caption at="start">x</Caption>', ['3:1 caption-outside-example']],
  ];
  for (const [body, problems] of cases) {
    const content = sample({ 'examples/opening/one.tavli': EXAMPLE, ...samplePage('plakoto', body, 'en') });
    const expected = problems.map((problem) => {
      const [line, ...rest] = problem.split(':');
      return `en/plakoto.mdx:${String(Number(line) + LINES_BEFORE)}:${rest.join(':')}`;
    });
    assert.deepEqual(brief(checkCaptions(content)), expected, body);
  }
});

test('captions are checked against what the file promises even where a turn in it is illegal', () => {
  const illegal = EXAMPLE.replace('24/19 24/18', '24/12');
  const content = sample({
    'examples/opening/one.tavli': illegal,
    ...samplePage('plakoto', captions('start', 'not-1', '1'), 'en'),
  });
  assert.deepEqual(checkCaptions(content), []);
});
