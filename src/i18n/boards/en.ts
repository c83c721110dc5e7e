import type { Side } from '../../engine/types.ts';
import type { BoardMessages } from '../messages.ts';
import { plural } from '../plural.ts';

const NAME = { white: 'White', black: 'Black' };
const white = plural('en', { one: (n) => `${n}\u00a0White checker`, other: (n) => `${n}\u00a0White checkers` });
const black = plural('en', { one: (n) => `${n}\u00a0Black checker`, other: (n) => `${n}\u00a0Black checkers` });
const other = (side: Side) => (side === 'white' ? black : white);
const canBePlayed = plural('en', {
  one: (n) => `${n}\u00a0die can be played`,
  other: (n) => `${n}\u00a0dice can be played`,
});
const points = new Intl.ListFormat('en-GB');
const list = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'points' : 'point'}\u00a0${points.format(numbers.map(String))}`;

export const boards: BoardMessages = {
  diagram: {
    startPosition: 'Play starts from this position.',
    numbers: { white: 'Points are numbered as White counts them.', black: 'Points are numbered as Black counts them.' },
    toMove: { white: 'White is to move.', black: 'Black is to move.' },
    pips: {
      white: plural('en', {
        one: (n) => `White has ${n}\u00a0pip to go.`,
        other: (n) => `White has ${n}\u00a0pips to go.`,
      }),
      black: plural('en', {
        one: (n) => `Black has ${n}\u00a0pip to go.`,
        other: (n) => `Black has ${n}\u00a0pips to go.`,
      }),
    },
    off: {
      white: plural('en', {
        one: (n) => `White has borne off ${n}\u00a0checker.`,
        other: (n) => `White has borne off ${n}\u00a0checkers.`,
      }),
      black: plural('en', {
        one: (n) => `Black has borne off ${n}\u00a0checker.`,
        other: (n) => `Black has borne off ${n}\u00a0checkers.`,
      }),
    },
    stack: {
      white: (point, count) => `${point}: ${white(count)}`,
      black: (point, count) => `${point}: ${black(count)}`,
    },
    pin: {
      white: (point, count) => `${point}: ${white(count)}, with a Black one pinned underneath`,
      black: (point, count) => `${point}: ${black(count)}, with a White one pinned underneath`,
    },
    otherPointsEmpty: 'All other points are empty.',
    turn: { white: (roll, moves) => `White ${roll}: ${moves}.`, black: (roll, moves) => `Black ${roll}: ${moves}.` },
    times: (move, times) => (times === 2 ? `${move} twice` : `${move} ${times}\u00a0times`),
    pins: { white: (point) => `pins Black on\u00a0${point}`, black: (point) => `pins White on\u00a0${point}` },
    frees: { white: (point) => `releases Black on\u00a0${point}`, black: (point) => `releases White on\u00a0${point}` },
    passes: { white: (roll) => `White passes with ${roll}.`, black: (roll) => `Black passes with ${roll}.` },
    refused: {
      white: (roll, moves) => `White may not play ${moves} with ${roll}.`,
      black: (roll, moves) => `Black may not play ${moves} with ${roll}.`,
    },
    refusedPass: {
      white: (roll) => `White may not pass with ${roll}.`,
      black: (roll) => `Black may not pass with ${roll}.`,
    },
    borneOff: {
      white: (points) =>
        points === 2
          ? 'White has borne off everything and scores a double win.'
          : 'White has borne off everything and scores a single win.',
      black: (points) =>
        points === 2
          ? 'Black has borne off everything and scores a double win.'
          : 'Black has borne off everything and scores a single win.',
    },
    mother: {
      white: 'White scores a double win: the last checker on Black’s mother point is pinned.',
      black: 'Black scores a double win: the last checker on White’s mother point is pinned.',
    },
    draw: 'The game is drawn: each side’s last checker on its own mother point is pinned.',
  },
  faults: {
    play: {
      'game-over': () => 'The game is already over.',
      'wrong-direction': ({ from, to }) => `Checkers never move backwards, and ${from}/${to} does not go forwards.`,
      'no-checker': ({ from }, side) => `${NAME[side]} has no checker on point\u00a0${from}.`,
      'checker-pinned': ({ from }, side) => `${NAME[side]}’s checker on point\u00a0${from} is pinned and cannot move.`,
      'die-not-rolled': ({ from, to }) => `For the step ${from}/${to} there is no die, or none is left.`,
      'not-all-home': ({ points }, side) =>
        `${NAME[side]} cannot bear off yet: what ${NAME[side]} has on ${list(points)} must come home first.`,
      'pinned-stops-bear-off': ({ points }, side) =>
        `${NAME[side]} cannot bear off while ${points.length > 1 ? 'checkers are' : 'a checker is'} pinned on ${list(points)}.`,
      'higher-checker': ({ from, point }) =>
        `The die is larger than point\u00a0${from} needs, and a checker still stands higher, on point\u00a0${point}.`,
      'point-closed': ({ to, by, count }, side) =>
        by === 'pinner'
          ? `Point\u00a0${to} is closed: ${NAME[side]} has a pinned checker there, under ${other(side)(count)}.`
          : `Point\u00a0${to} is closed: it holds ${other(side)(count)}.`,
      'mark-wrong': ({ to, pins }) =>
        pins
          ? `The landing on point\u00a0${to} pins a checker, but the star that says so is missing.`
          : `The landing on point\u00a0${to} pins nothing, but the star says it does.`,
      'dice-unused': ({ used, possible }) =>
        used === 0
          ? `A pass is not allowed: ${canBePlayed(possible)}.`
          : `Too few dice are used: only ${used}, when ${canBePlayed(possible)}.`,
      'higher-die': ({ die }) => `If only one die is played here, it has to be the higher one, the\u00a0${die}.`,
    },
    input: {
      'bad-token': ({ token }) => `“${token}” cannot be read.`,
      'bad-point': ({ token }) => `“${token}” names a point that does not exist or has been named before.`,
      'bad-mixture': ({ token }) => `“${token}”: only a checker of the other side can be underneath.`,
      'wrong-total': ({ side, found }) =>
        found === 15
          ? `${NAME[side]} cannot have borne off everything when the other side has too.`
          : `${NAME[side]} must have 15\u00a0checkers, on the board and off together, but has ${found}.`,
      'bad-play': ({ text }) => `“${text}” cannot be read as a turn.`,
      'bad-roll': ({ found }) => `“${found}” is not a roll of two dice.`,
      'bad-rules': ({ found }) => `There is no rule set called “${found}”.`,
    },
  },
};
