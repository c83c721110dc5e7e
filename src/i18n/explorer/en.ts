import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Rule set', at: 'Position', roll: 'Roll', play: 'Turn' },
  address: {
    'bad-escape': '“{found}” does not stand for any character.',
    'part-unknown': 'An address has no part called “{found}”.',
    'part-twice': 'This part is given a second time: “{found}”.',
    'roll-missing': 'Without a roll the turn cannot be judged.',
    'too-long': 'The address is too long: it has {length}\u00a0characters, and at most {most} are allowed.',
  },
  right: 'It could be, for example: {example}',
  turns: 'Legal turns: {count}.',
  instead: 'Legal instead:',
  otherTurns: 'There are just as many legal turns, but not the same ones.',
  accepted: 'The turn is legal.',
  refused: 'The turn is refused.',
  goesOn: 'The game goes on.',
  same: 'Nothing changes.',
};

export const explorerPage: ExplorerPageMessages = {
  label: 'A board to try things on',
  asleep: 'You need JavaScript to try turns. Until it has loaded, the board shows only the starting position.',
  lost: 'This address cannot be opened. The board shows the starting position.',
  ruleSet: 'Rule set',
  dice: ['First die', 'Second die'],
  goOn: 'Go on from here',
  undo: 'Undo',
  start: 'Starting position',
  play: 'Write a turn',
  playHint: 'In the numbers of the side to move. A star marks a pin.',
  judge: 'Judge the turn',
  noRoll: 'Choose both dice to see all legal turns here.',
  more: 'Show more',
  position: 'Position as text',
  positionHint: 'Points have White’s numbers, for both sides.',
  open: 'Open',
  otherSets: 'Under other rules',
};
