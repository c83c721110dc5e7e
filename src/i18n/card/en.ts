import type { CardMessages } from './messages.ts';

export const card: CardMessages = {
  heading: 'Rule card',
  toCard: 'The rules on one sheet, to print',
  toPdf: 'The same sheet as a PDF',
  toRules: 'All the rules, with examples',
  terms: 'Words',
  score: 'What a game is worth',
  points: 'Points',
  results: {
    single: 'The loser has borne off at least one checker.',
    double: 'The loser has borne off none.',
    mother: 'The loser has lost the mother.',
    draw: 'The last checker on each mother point is pinned.',
  },
  withoutMother: {
    mother:
      'Pinning the last checker on your opponent’s mother point does not win: the game goes on. If the last checker on each mother point is pinned, the game is a draw.',
    score: 'A win counts one, or two if the loser has borne off nothing. There is no triple win and no doubling cube.',
  },
};
