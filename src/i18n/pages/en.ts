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
        values: { all: 'stops all bearing off', itself: 'is the only one that stays' },
      },
      bearOff: { name: 'Bearing off', values: { optional: 'may be declined', compulsory: 'is compulsory' } },
      opening: {
        name: 'The first turn',
        values: { keep: 'is played with the opening dice', reroll: 'is rolled afresh with both dice' },
      },
      nextStarter: {
        name: 'The next game of a match',
        values: { 'opening-roll': 'begins with a new opening roll', winner: 'is begun by the winner' },
      },
    },
  },
  reach: {
    caption: 'How many of the 36\u00a0rolls land exactly on a lone checker, by its distance',
    note: 'Doors stand where they take away the most rolls; the number in brackets says how far ahead of the moving checker. Where a door takes away nothing, none is named. No two points of the board are 24 apart.',
    distance: 'Distance',
    doors: ['No door', 'One door', 'Two doors'],
    scale: 'Rolls of 36, by distance',
    plot: 'Bars for the numbers of the table below: up to a distance of six they are high, from seven on low, and with doors they are lower still.',
  },
  openingTurns: {
    caption: 'How many different opening turns each roll has',
    higher: 'Higher die',
    lower: 'Lower die',
  },
  leaving: {
    caption: 'The share of games in which the start is empty after so many turns, if every die brings a checker out',
    turns: 'Turns',
    share: 'Start empty',
    mean: (turns) => `On average it takes ${turns}\u00a0turns.`,
  },
  glossary: { otherLanguages: 'In other languages', inTheRules: 'In the rules' },
};
