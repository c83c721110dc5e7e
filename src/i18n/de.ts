import { boards } from './boards/de.ts';
import { joined, type ControlMessages, type Messages } from './messages.ts';
import { pages } from './pages/de.ts';
import { search } from './search/de.ts';

const around: Pick<Messages, 'site'> = {
  site: {
    name: 'Plakoto, Tapa, Mahbusa',
    skipToText: 'Zum Text springen',
    languages: 'Sprachen',
    theme: { label: 'Darstellung', system: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
    frontPage: 'Startseite',
    whereYouAre: 'Wo du bist',
    alsoKnownAs: 'Auch bekannt als',
    contents: 'Inhalt',
    movedTo: (title) => `Das steht jetzt an anderer Stelle: ${title}`,
    table: 'Tabelle',
    updated: (date) => `Stand: ${date}.`,
    reportMistake: 'Einen Fehler auf dieser Seite melden',
    previousNext: 'Vorige und nächste Seite',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    pages: 'Seiten',
    playAt: (host) => `Auf ${host} spielen`,
    boardsChecked: 'Jedes Brett auf diesen Seiten hat ein Regelprogramm geprüft.',
    keepOffline: {
      all: (size) => `Alle deutschen Seiten auf diesem Gerät speichern, um sie offline zu lesen (${size})`,
      visited: 'Geöffnete Seiten auf diesem Gerät speichern, um sie offline zu lesen',
    },
    browserAsks: 'Sprache deines Browsers',
    lastRead: 'zuletzt gelesen',
    notFound: {
      title: 'Diese Seite gibt es nicht',
      text: 'Vielleicht steckt ein Tippfehler in der Adresse, oder die Seite ist umgezogen.',
      nearest: 'Vermutlich suchst du diese Seite:',
      toFrontPage: 'Zur Startseite',
    },
  },
};

const controls: ControlMessages = {
  board: 'Brett',
  frames: { start: 'Anfang', turn: (n) => `Zug\u00a0${n}`, refused: (n) => `Abgewiesener Zug\u00a0${n}` },
  label: 'Durch die Stellungen gehen',
  first: 'Erste Stellung',
  back: 'Zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Weiter',
  last: 'Letzte Stellung',
  copyLink: 'Link zu dieser Stellung kopieren',
  more: 'Mehr',
  copyPosition: 'Stellung als Text kopieren',
  inWords: 'Bretter in Worten zeigen',
  dieByDie: 'Würfel für Würfel ziehen',
  numbers: {
    label: 'Nummern der Punkte',
    following: 'von der Seite am Zug',
    white: 'von Weiß',
    black: 'von Schwarz',
  },
  source: 'Quelltext dieses Beispiels',
  openBoard: 'Selbst ausprobieren',
  keys: 'Tasten: Pfeil links und rechts blättern, Pos1 und Ende springen an Anfang und Schluss, die Leertaste spielt ab oder hält an.',
  atFirst: 'Das ist die erste Stellung.',
  atLast: 'Das ist die letzte Stellung.',
  wentBack: 'Eine Stellung zurück.',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser lässt das Kopieren nicht zu.',
};

export const de = joined(around, boards, controls, { pages, search });
