import type { Side } from '../engine/types.ts';
import type { Messages } from './messages.ts';
import { pages } from './pages/en.ts';
import { plural } from './plural.ts';
import { search } from './search/en.ts';

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

export const en: Messages = {
  site: {
    name: 'Plakoto, Tapa, Mahbusa',
    skipToText: 'Skip to the text',
    languages: 'Languages',
    theme: { label: 'Appearance', system: 'System setting', light: 'Light', dark: 'Dark' },
    frontPage: 'Front page',
    whereYouAre: 'Where you are',
    alsoKnownAs: 'Also known as',
    contents: 'Contents',
    movedTo: (title) => `This has moved: ${title}`,
    table: 'Table',
    updated: (date) => `Updated ${date}.`,
    reportMistake: 'Report a mistake on this page',
    previousNext: 'Previous and next page',
    previousPage: 'Previous',
    nextPage: 'Next',
    pages: 'Pages',
    playAt: (host) => `Play at ${host}`,
    boardsChecked: 'Every board on these pages was checked by a rules engine.',
    keepOffline: {
      all: (size) => `Keep all pages in English on this device, to read them without a network (${size})`,
      visited: 'Keep the pages I open on this device, to read them without a network',
    },
    browserAsks: 'your browser’s language',
    lastRead: 'the language you last read here',
    notFound: {
      title: 'There is no such page',
      text: 'There may be a typo in the address, or the page may have moved.',
      nearest: 'Perhaps you are looking for this page:',
      toFrontPage: 'Go to the front page',
    },
  },
  diagram: {
    board: 'Board',
    frames: { start: 'Start', turn: (n) => `Turn\u00a0${n}`, refused: (n) => `Refused turn\u00a0${n}` },
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
    controls: {
      label: 'Step through the positions',
      first: 'First position',
      back: 'Back',
      play: 'Play',
      pause: 'Pause',
      next: 'Next',
      last: 'Last position',
      copyLink: 'Copy a link to this position',
      more: 'More',
      copyPosition: 'Copy the position as text',
      inWords: 'Show the boards in words',
      dieByDie: 'Step die by die',
      numbers: { label: 'Point numbers', following: 'The moving side’s', white: 'White’s', black: 'Black’s' },
      source: 'Source of this example',
      keys: 'Keys: left and right arrows to step, Home and End for the first and last positions, Space to play or pause.',
      atFirst: 'This is the first position.',
      atLast: 'This is the last position.',
      wentBack: 'One step back.',
      copied: 'Copied.',
      notCopied: 'Your browser does not allow copying.',
    },
  },
  faults: {
    play: {
      'game-over': () => 'The game is already over.',
      'wrong-direction': ({ from, to }) => `Checkers never move backwards, and ${from}/${to} does not go forwards.`,
      'no-checker': ({ from }, side) => `${NAME[side]} has no checker on point\u00a0${from}.`,
      'checker-pinned': ({ from }, side) => `${NAME[side]}’s checker on point\u00a0${from} is pinned and cannot move.`,
      'die-not-rolled': ({ from, to }) => `No die in the roll makes the step ${from}/${to}.`,
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
          : `${NAME[side]} must have 15\u00a0checkers, on the board and off together, and has ${found}.`,
      'bad-play': ({ text }) => `“${text}” cannot be read as a turn.`,
      'bad-roll': ({ found }) => `“${found}” is not a roll of two dice.`,
      'bad-rules': ({ found }) => `There is no rule set called “${found}”.`,
    },
  },
  pages,
  search,
};
