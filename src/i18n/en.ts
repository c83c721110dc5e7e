import { boards } from './boards/en.ts';
import { joined, type ControlMessages, type Messages } from './messages.ts';
import { pages } from './pages/en.ts';
import { search } from './search/en.ts';

const around: Pick<Messages, 'site'> = {
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
      all: (size) => `Keep all pages in English available offline on this device (${size})`,
      visited: 'Keep pages available offline on this device once I have opened them',
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
};

const controls: ControlMessages = {
  board: 'Board',
  frames: { start: 'Start', turn: (n) => `Turn\u00a0${n}`, refused: (n) => `Refused turn\u00a0${n}` },
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
  openBoard: 'Try it on the board',
  keys: 'Keys: left and right arrows to step, Home and End for the first and last positions, Space to play or pause.',
  atFirst: 'This is the first position.',
  atLast: 'This is the last position.',
  wentBack: 'One step back.',
  copied: 'Copied.',
  notCopied: 'Your browser does not allow copying.',
};

export const en = joined(around, boards, controls, { pages, search });
