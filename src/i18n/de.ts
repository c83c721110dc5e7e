import type { Side } from '../engine/types.ts';
import type { Messages } from './messages.ts';
import { pages } from './pages/de.ts';
import { plural } from './plural.ts';

const NAME = { white: 'Weiß', black: 'Schwarz' };
const white = plural('de', { one: (n) => `${n}\u00a0weißer Stein`, other: (n) => `${n}\u00a0weiße Steine` });
const black = plural('de', { one: (n) => `${n}\u00a0schwarzer Stein`, other: (n) => `${n}\u00a0schwarze Steine` });
const standWhite = plural('de', { one: () => 'steht ein weißer Stein', other: (n) => `stehen ${n}\u00a0weiße Steine` });
const standBlack = plural('de', {
  one: () => 'steht ein schwarzer Stein',
  other: (n) => `stehen ${n}\u00a0schwarze Steine`,
});
const stand = (side: Side) => (side === 'white' ? standBlack : standWhite);
const underWhite = plural('de', { one: () => 'einem weißen', other: (n) => `${n}\u00a0weißen` });
const underBlack = plural('de', { one: () => 'einem schwarzen', other: (n) => `${n}\u00a0schwarzen` });
const under = (side: Side) => (side === 'white' ? underBlack : underWhite);
const played = plural('de', { one: () => 'Gespielt ist einer', other: (n) => `Gespielt sind ${n}` });
const canBePlayed = plural('de', {
  one: () => 'ein Würfel ist spielbar',
  other: (n) => `${n}\u00a0Würfel sind spielbar`,
});
const points = new Intl.ListFormat('de');
const list = (numbers: readonly number[]): string => `Punkt\u00a0${points.format(numbers.map(String))}`;

export const de: Messages = {
  site: {
    name: 'Plakoto, Tapa, Mahbusa',
    skipToText: 'Zum Text springen',
    languages: 'Sprachen',
    theme: { label: 'Darstellung', system: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
    frontPage: 'Startseite',
    whereYouAre: 'Wo du bist',
    alsoKnownAs: 'Auch bekannt als',
    contents: 'Inhalt',
    linkToSection: (title) => `Link zum Abschnitt „${title}“`,
    table: 'Tabelle',
    updated: (date) => `Stand: ${date}.`,
    reportMistake: 'Einen Fehler auf dieser Seite melden',
    previousNext: 'Vorige und nächste Seite',
    previousPage: 'Zurück',
    nextPage: 'Weiter',
    pages: 'Seiten',
    playAt: (host) => `Auf ${host} spielen`,
    boardsChecked: 'Jedes Brett auf diesen Seiten hat ein Regelprogramm geprüft.',
    browserAsks: 'Sprache deines Browsers',
    notFound: {
      title: 'Diese Seite gibt es nicht',
      text: 'Vielleicht steckt ein Tippfehler in der Adresse, oder die Seite ist umgezogen.',
      toFrontPage: 'Zur Startseite',
    },
  },
  diagram: {
    board: 'Brett',
    frames: { start: 'Anfang', turn: (n) => `Zug\u00a0${n}`, refused: (n) => `Abgelehnter Zug\u00a0${n}` },
    startPosition: 'Das ist die Stellung am Anfang.',
    numbers: {
      white: 'Die Punkte sind gezählt, wie Weiß sie zählt.',
      black: 'Die Punkte sind gezählt, wie Schwarz sie zählt.',
    },
    toMove: { white: 'Weiß ist am Zug.', black: 'Schwarz ist am Zug.' },
    pips: {
      white: plural('de', {
        one: (n) => `Weiß hat noch ${n}\u00a0Pip.`,
        other: (n) => `Weiß hat noch ${n}\u00a0Pips.`,
      }),
      black: plural('de', {
        one: (n) => `Schwarz hat noch ${n}\u00a0Pip.`,
        other: (n) => `Schwarz hat noch ${n}\u00a0Pips.`,
      }),
    },
    off: {
      white: plural('de', {
        one: (n) => `Weiß hat ${n}\u00a0Stein ausgewürfelt.`,
        other: (n) => `Weiß hat ${n}\u00a0Steine ausgewürfelt.`,
      }),
      black: plural('de', {
        one: (n) => `Schwarz hat ${n}\u00a0Stein ausgewürfelt.`,
        other: (n) => `Schwarz hat ${n}\u00a0Steine ausgewürfelt.`,
      }),
    },
    stack: {
      white: (point, count) => `${point}: ${white(count)}`,
      black: (point, count) => `${point}: ${black(count)}`,
    },
    pin: {
      white: (point, count) => `${point}: ${white(count)}, darunter festgesetzt ein schwarzer`,
      black: (point, count) => `${point}: ${black(count)}, darunter festgesetzt ein weißer`,
    },
    otherPointsEmpty: 'Alle anderen Punkte sind leer.',
    turn: { white: (roll, moves) => `Weiß ${roll}: ${moves}.`, black: (roll, moves) => `Schwarz ${roll}: ${moves}.` },
    times: (move, times) => `${move} ${times}-mal`,
    pins: {
      white: (point) => `setzt Schwarz auf\u00a0${point} fest`,
      black: (point) => `setzt Weiß auf\u00a0${point} fest`,
    },
    frees: {
      white: (point) => `gibt Schwarz auf\u00a0${point} frei`,
      black: (point) => `gibt Weiß auf\u00a0${point} frei`,
    },
    passes: {
      white: (roll) => `Weiß ${roll}: Passen, kein Zug.`,
      black: (roll) => `Schwarz ${roll}: Passen, kein Zug.`,
    },
    refused: {
      white: (roll, moves) => `Weiß darf ${moves} mit ${roll} nicht spielen.`,
      black: (roll, moves) => `Schwarz darf ${moves} mit ${roll} nicht spielen.`,
    },
    refusedPass: {
      white: (roll) => `Weiß darf mit ${roll} nicht passen.`,
      black: (roll) => `Schwarz darf mit ${roll} nicht passen.`,
    },
    borneOff: {
      white: (points) =>
        points === 2 ? 'Weiß hat alles ausgewürfelt und gewinnt doppelt.' : 'Weiß hat alles ausgewürfelt und gewinnt.',
      black: (points) =>
        points === 2
          ? 'Schwarz hat alles ausgewürfelt und gewinnt doppelt.'
          : 'Schwarz hat alles ausgewürfelt und gewinnt.',
    },
    mother: {
      white: 'Weiß gewinnt doppelt: Der letzte Stein auf dem Mutterpunkt von Schwarz ist festgesetzt.',
      black: 'Schwarz gewinnt doppelt: Der letzte Stein auf dem Mutterpunkt von Weiß ist festgesetzt.',
    },
    draw: 'Die Partie endet unentschieden: Auf beiden Mutterpunkten ist ein Stein festgesetzt.',
    controls: {
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
      numbers: { label: 'Nummern der Punkte', following: 'wer gerade zieht', white: 'von Weiß', black: 'von Schwarz' },
      source: 'Quelltext dieses Beispiels',
      keys: 'Tasten: Pfeil links und rechts blättern, Pos1 und Ende springen, Leertaste spielt ab.',
      atFirst: 'Das ist die erste Stellung.',
      atLast: 'Das ist die letzte Stellung.',
      wentBack: 'Einen Schritt zurück.',
      copied: 'Kopiert.',
      notCopied: 'Dein Browser lässt das Kopieren nicht zu.',
    },
  },
  faults: {
    play: {
      'game-over': () => 'Die Partie ist schon zu Ende.',
      'wrong-direction': ({ from, to }) => `Steine ziehen nie zurück, und ${from}/${to} führt nicht vorwärts.`,
      'no-checker': ({ from }, side) => `${NAME[side]} hat keinen Stein auf Punkt\u00a0${from}.`,
      'checker-pinned': ({ from }, side) =>
        `Der Stein von ${NAME[side]} auf Punkt\u00a0${from} ist festgesetzt und kann nicht ziehen.`,
      'die-not-rolled': ({ from, to }) => `Kein Würfel dieses Wurfs ergibt den Schritt ${from}/${to}.`,
      'not-all-home': ({ points }, side) =>
        `${NAME[side]} darf noch nicht auswürfeln: Außerhalb des Heimfelds steht ein Stein, auf ${list(points)}.`,
      'pinned-stops-bear-off': ({ points }, side) =>
        `${NAME[side]} darf nicht auswürfeln, solange auf ${list(points)} ein Stein festgesetzt ist.`,
      'higher-checker': ({ from, point }) =>
        `Der Würfel zeigt mehr, als Punkt\u00a0${from} braucht; dann müsste zuerst ein Stein von Punkt\u00a0${point} gehen.`,
      'point-closed': ({ to, by, count }, side) =>
        by === 'pinner'
          ? `Punkt\u00a0${to} ist geschlossen: Dort ist ein Stein von ${NAME[side]} festgesetzt, unter ${under(side)(count)}.`
          : `Punkt\u00a0${to} ist geschlossen: Dort ${stand(side)(count)}.`,
      'mark-wrong': ({ to, pins }) =>
        pins
          ? `Die Landung auf Punkt\u00a0${to} setzt einen Stein fest, und der Stern, der das sagt, fehlt.`
          : `Die Landung auf Punkt\u00a0${to} setzt nichts fest, obwohl dort ein Stern steht.`,
      'dice-unused': ({ used, possible }) =>
        used === 0
          ? `Passen ist nicht erlaubt, denn ${canBePlayed(possible)}.`
          : `Es bleiben Würfel übrig. ${played(used)}, aber ${canBePlayed(possible)}.`,
      'higher-die': ({ die }) => `Nur ein Würfel lässt sich spielen, und es muss der höhere sein, die\u00a0${die}.`,
    },
    input: {
      'bad-token': ({ token }) => `„${token}“ lässt sich nicht lesen.`,
      'bad-point': ({ token }) => `„${token}“ nennt einen Punkt, den es nicht gibt oder der schon genannt ist.`,
      'bad-mixture': ({ token }) => `„${token}“: Unten kann nur ein Stein der anderen Seite liegen.`,
      'wrong-total': ({ side, found }) =>
        `${NAME[side]} hat ${found} von 15\u00a0Steinen, auf dem Brett und ausgewürfelt zusammen.`,
      'bad-play': ({ text }) => `„${text}“ lässt sich nicht als Zug lesen.`,
      'bad-roll': ({ found }) => `„${found}“ ist kein Wurf mit zwei Würfeln.`,
      'bad-rules': ({ found }) => `Einen Regelsatz „${found}“ gibt es nicht.`,
    },
  },
  pages,
};
