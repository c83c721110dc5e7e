import type { PageMessages } from './messages.ts';

export const pages: PageMessages = {
  ruleSets: {
    title: 'The rule sets side by side',
    rule: 'Rule',
    names: {
      plakoto: 'Plakoto',
      tapa: 'Tapa on the game site',
      'tapa-tabla': 'Tapa in a tabla match',
      mahbusa: 'Mahbusa',
    },
    fields: {
      mother: { name: 'A lost mother', values: { true: 'ends the game and counts two', false: 'ends nothing' } },
      pinnedStops: {
        name: 'A pinned checker',
        values: { all: 'stops its side from bearing off at all', itself: 'is the only one that has to stay' },
      },
      bearOff: { name: 'Bearing off', values: { optional: 'is never compulsory', compulsory: 'is compulsory' } },
      opening: {
        name: 'The first turn',
        values: { keep: 'is played with the opening dice', reroll: 'is played with a fresh roll of both dice' },
      },
      nextStarter: {
        name: 'The next game of a match',
        values: {
          'opening-roll': 'begins with a new opening roll',
          winner: 'is begun by the winner of the one before',
        },
      },
    },
  },
  reach: {
    caption: 'How many of the 36\u00a0rolls land exactly on a blot, by its distance',
    note: 'Made points stand where they take away the most rolls; the numbers in brackets say how far ahead of the moving checker that is. One that would take away nothing is not named. No two points of the board are 24 apart.',
    distance: 'Distance',
    doors: ['Open board', 'One made point', 'Two made points'],
    scale: 'Rolls out of 36, by distance',
    plot: 'Bars for the numbers of the table below: up to a distance of six they are high, from seven on low, and with made points in between many are lower still.',
  },
  openingTurns: {
    caption: 'How many different first turns there are for each roll',
    higher: 'Higher die',
    lower: 'Lower die',
  },
  leaving: {
    caption:
      'The share of games in which the mother point is empty after so many turns, if every die takes a checker away from it',
    turns: 'Turns',
    share: 'Mother point empty',
    mean: (turns) => `On average it takes ${turns}\u00a0turns.`,
  },
  glossary: { otherLanguages: 'In other languages', inTheRules: 'In the rules' },
};
