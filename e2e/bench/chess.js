/* global document */
import { Chessground } from '../../node_modules/chessground/dist/chessground.min.js';

/** Two knights that go out and home again: one move a press. */
const MOVES = [
  ['g1', 'f3'],
  ['b8', 'c6'],
  ['f3', 'g1'],
  ['c6', 'b8'],
];

const board = Chessground(document.getElementById('board'));
let made = 0;
document.querySelector('button').addEventListener('click', () => {
  board.move(...MOVES[made % MOVES.length]);
  made += 1;
});
