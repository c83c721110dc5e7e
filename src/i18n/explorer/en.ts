import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Rule set', at: 'Position', roll: 'Roll', play: 'Turn' },
  address: {
    'bad-escape': '“{found}” stands for no character.',
    'part-unknown': 'The address has no part called “{found}”.',
    'part-twice': 'This part is given a second time: “{found}”.',
    'roll-missing': 'Without a roll the turn cannot be judged.',
    'too-long': 'The address is too long: it has {length}\u00a0characters, and may have {most}.',
  },
  right: 'It could be, for example: {example}',
  turns: 'Legal turns: {count}.',
  instead: 'Legal instead:',
  otherTurns: 'There are as many legal turns, but not the same ones.',
  accepted: 'The turn is legal.',
  refused: 'The turn is refused.',
  goesOn: 'The game goes on.',
  same: 'Nothing changes.',
};

export const explorerPage: ExplorerPageMessages = {
  label: 'A board to try things on',
  asleep: 'Trying moves needs JavaScript. Until it has loaded, only the starting position stands here.',
  lost: 'This address cannot be opened. The board shows the starting position.',
  ruleSet: 'Rule set',
  dice: ['First die', 'Second die'],
  goOn: 'Go on from here',
  undo: 'Undo',
  start: 'Starting position',
  play: 'Write a turn',
  playHint: 'In the numbers of the side to move. A star marks a pin.',
  judge: 'Judge it',
  noRoll: 'Choose both dice, and all legal turns are listed here.',
  more: 'Show more',
  position: 'Position as text',
  positionHint: 'Points have White’s numbers, for both sides.',
  open: 'Open',
  otherSets: 'Under other rules',
};
