import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayGame } from './game.ts';

test('a game is refused at the first turn that is not written or not legal, at the part that is wrong', () => {
  const cases = [
    ['1 w 6-5 24/13', '1 w 6-5 24/13', 'bad-statement'],
    ['2 w 6-5: 24/13', '2', 'bad-statement'],
    ['1 w 6-5: 24/13\n1 b 6-5: 24/13', '1', 'bad-statement'],
    ['1 w 6-5: 24/13\n2 w 6-5: 13/2', 'w', 'bad-statement'],
    ['1 w 7-5: 24/13', '7-5', 'bad-roll'],
    ['1 w 6-5: 24//13', '24//13', 'bad-play'],
    ['1 w 6-5: 24/13*', '24/13*', 'mark-wrong'],
    ['1 b 6-6: 24/18(3)  # b', '24/18(3)', 'dice-unused'],
    ['1 w 6-5: pass', 'pass', 'dice-unused'],
  ] as const;
  for (const [text, part, code] of cases) {
    const fault = replayGame(text, 'plakoto');
    assert.equal(fault?.code, code, text);
    assert.equal(text.slice(fault.at, fault.at + fault.length), part, text);
  }
});

test('a game that follows the rules passes, whoever begins, with empty lines and comments', () => {
  assert.equal(replayGame('# a\n\n1 b 6-5: 24/19 24/18 # b\n2 w 3-1: 24/20\n', 'plakoto'), undefined);
});
