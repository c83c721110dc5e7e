import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, isAtEnd, isAtStart, reduce, type Action, type Stepping } from './stepper.ts';

/** A start, a turn of two steps, a refused turn, a turn of one step. */
const STEPS = [0, 2, 0, 1];

function after(types: readonly (Action['type'] | Action)[], from = begin(STEPS)): Stepping {
  return types.reduce((state, each) => {
    const action = typeof each === 'string' ? ({ type: each } as Action) : each;
    return reduce(state, action);
  }, from);
}

test('each control leads where it says, and an end is an edge', () => {
  const table: readonly [readonly (Action['type'] | Action)[], number, number, Stepping['by']][] = [
    [[], 0, 0, 'rest'],
    [['next'], 1, 2, 'forward'],
    [['next', 'next'], 2, 0, 'forward'],
    [['next', 'back'], 0, 0, 'back'],
    [['back'], 0, 0, 'edge'],
    [['first'], 0, 0, 'edge'],
    [['last'], 3, 1, 'jump'],
    [['last', 'next'], 3, 1, 'edge'],
    [['last', 'last'], 3, 1, 'edge'],
    [['last', 'first'], 0, 0, 'jump'],
    [[{ type: 'go', frame: 2 }], 2, 0, 'jump'],
    [[{ type: 'go', frame: 1, step: 1 }], 1, 1, 'jump'],
    [[{ type: 'go', frame: 1, step: 9 }], 1, 2, 'jump'],
    [[{ type: 'go', frame: 9 }], 0, 0, 'rest'],
    [[{ type: 'go', frame: 1, step: 1 }, 'next'], 1, 2, 'forward'],
    [['stepNext'], 1, 1, 'forward'],
    [['stepNext', 'stepNext'], 1, 2, 'forward'],
    [['stepNext', 'stepNext', 'stepNext'], 2, 0, 'forward'],
    [['next', 'stepBack'], 1, 1, 'back'],
    [['stepNext', 'stepBack'], 0, 0, 'back'],
    [['last', 'stepNext'], 3, 1, 'edge'],
  ];
  for (const [actions, frame, step, by] of table) {
    const state = after(actions);
    assert.deepEqual([state.frame, state.step, state.by], [frame, step, by], JSON.stringify(actions));
  }
});

test('playing goes on to the end and stops there; from the end it starts over', () => {
  assert.equal(after(['play']).isPlaying, true);
  assert.deepEqual([after(['play', 'tick']).frame, after(['play', 'tick']).isPlaying], [1, true]);
  const end = after(['play', 'tick', 'tick', 'tick']);
  assert.deepEqual([isAtEnd(end), end.isPlaying], [true, false]);
  const again = after(['last', 'play']);
  assert.deepEqual([isAtStart(again), again.isPlaying], [true, true]);
});

test('whatever the reader does himself stops the playing', () => {
  for (const type of ['next', 'back', 'first', 'last', 'pause', 'stepNext', 'stepBack'] as const) {
    assert.equal(after(['play', 'tick', type]).isPlaying, false, type);
  }
});

test('an action leaves the state it is given as it was', () => {
  const state = Object.freeze(begin(Object.freeze([...STEPS])));
  for (const type of ['next', 'last', 'play', 'stepNext'] as const) reduce(state, { type });
  assert.equal(state.frame, 0);
});
