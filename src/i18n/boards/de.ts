import type { Side } from '../../engine/types.ts';
import type { BoardMessages } from '../messages.ts';
import { plural } from '../plural.ts';

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
const played = plural('de', { one: () => 'Gemacht ist ein Schritt', other: (n) => `Gemacht sind ${n}\u00a0Schritte` });
const canBePlayed = plural('de', {
  one: () => 'ein Schritt ist möglich',
  other: (n) => `${n}\u00a0Schritte sind möglich`,
});
const stones = plural('de', { one: (n) => `${n}\u00a0Stein`, other: (n) => `${n}\u00a0Steine` });
const points = new Intl.ListFormat('de');
const on = (numbers: readonly number[]): string =>
  `auf ${numbers.length === 1 ? 'Punkt' : 'den Punkten'}\u00a0${points.format(numbers.map(String))}`;

export const boards: BoardMessages = {
  diagram: {
    startPosition: 'Das ist die Stellung am Anfang.',
    numbers: {
      white: 'Die Punkte tragen die Nummern von Weiß.',
      black: 'Die Punkte tragen die Nummern von Schwarz.',
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
      white: (point) => `setzt den schwarzen Stein auf\u00a0${point} fest`,
      black: (point) => `setzt den weißen Stein auf\u00a0${point} fest`,
    },
    frees: {
      white: (point) => `gibt den schwarzen Stein auf\u00a0${point} frei`,
      black: (point) => `gibt den weißen Stein auf\u00a0${point} frei`,
    },
    passes: {
      white: (roll) => `Weiß würfelt ${roll} und passt.`,
      black: (roll) => `Schwarz würfelt ${roll} und passt.`,
    },
    refused: {
      white: (roll, moves) => `Weiß darf mit ${roll} nicht so ziehen: ${moves}.`,
      black: (roll, moves) => `Schwarz darf mit ${roll} nicht so ziehen: ${moves}.`,
    },
    refusedPass: {
      white: (roll) => `Weiß darf mit ${roll} nicht passen.`,
      black: (roll) => `Schwarz darf mit ${roll} nicht passen.`,
    },
    borneOff: {
      white: (points) =>
        points === 2
          ? 'Weiß hat alles ausgewürfelt: ein doppelter Sieg.'
          : 'Weiß hat alles ausgewürfelt: ein einfacher Sieg.',
      black: (points) =>
        points === 2
          ? 'Schwarz hat alles ausgewürfelt: ein doppelter Sieg.'
          : 'Schwarz hat alles ausgewürfelt: ein einfacher Sieg.',
    },
    mother: {
      white:
        'Weiß gewinnt doppelt: Der letzte Stein auf dem Mutterpunkt von Schwarz ist festgesetzt, der von Weiß ist geräumt.',
      black:
        'Schwarz gewinnt doppelt: Der letzte Stein auf dem Mutterpunkt von Weiß ist festgesetzt, der von Schwarz ist geräumt.',
    },
    draw: 'Die Partie endet unentschieden: Auf beiden Mutterpunkten ist der letzte Stein festgesetzt.',
  },
  faults: {
    play: {
      'game-over': () => 'Die Partie ist schon zu Ende.',
      'wrong-direction': ({ from, to }) => `Steine ziehen nie zurück, und ${from}/${to} führt nicht vorwärts.`,
      'no-checker': ({ from }, side) => `${NAME[side]} hat keinen Stein auf Punkt\u00a0${from}.`,
      'checker-pinned': ({ from }, side) =>
        `Der Stein von ${NAME[side]} auf Punkt\u00a0${from} ist festgesetzt und kann nicht ziehen.`,
      'die-not-rolled': ({ from, to }) => `Für ${from}/${to} ist kein Würfel da oder keiner mehr frei.`,
      'not-all-home': ({ points }, side) =>
        points.length === 1
          ? `${NAME[side]} darf noch nicht auswürfeln, denn ${on(points)} ist noch ein Stein außerhalb des Heimfelds.`
          : `${NAME[side]} darf noch nicht auswürfeln, denn ${on(points)} sind noch Steine außerhalb des Heimfelds.`,
      'pinned-stops-bear-off': ({ points }, side) =>
        points.length === 1
          ? `${NAME[side]} darf nicht auswürfeln, solange ${on(points)} ein eigener Stein festgesetzt ist.`
          : `${NAME[side]} darf nicht auswürfeln, solange ${on(points)} eigene Steine festgesetzt sind.`,
      'higher-checker': ({ from, point }) =>
        `Der Würfel zeigt mehr, als Punkt\u00a0${from} braucht; dann müsste zuerst ein Stein von Punkt\u00a0${point} gehen.`,
      'point-closed': ({ to, by, count }, side) =>
        by === 'pinner'
          ? `Punkt\u00a0${to} ist geschlossen: Dort ist ein Stein von ${NAME[side]} festgesetzt, unter ${under(side)(count)}.`
          : `Punkt\u00a0${to} ist geschlossen: Dort ${stand(side)(count)}.`,
      'mark-wrong': ({ to, pins }) =>
        pins
          ? `Die Landung auf Punkt\u00a0${to} setzt einen Stein fest, aber das Sternchen dafür fehlt.`
          : `Die Landung auf Punkt\u00a0${to} setzt nichts fest, obwohl ein Sternchen dabeisteht.`,
      'dice-unused': ({ used, possible }) =>
        used === 0
          ? `Passen ist nicht erlaubt, denn ${canBePlayed(possible)}.`
          : `Der Zug nutzt den Wurf nicht aus. ${played(used)}, aber ${canBePlayed(possible)}.`,
      'higher-die': ({ die }) => `Wenn hier nur ein Würfel genutzt wird, muss es der höhere sein, die\u00a0${die}.`,
    },
    input: {
      'bad-token': ({ token }) => `„${token}“ lässt sich nicht lesen.`,
      'bad-point': ({ token }) => `„${token}“ nennt einen Punkt, den es nicht gibt oder der schon genannt ist.`,
      'bad-mixture': ({ token }) => `„${token}“: Unten kann nur ein Stein der anderen Seite liegen.`,
      'wrong-total': ({ side, found }) =>
        found === 15
          ? `${NAME[side]} kann nicht alles ausgewürfelt haben, wenn es die andere Seite auch schon hat.`
          : `${NAME[side]} hat auf dem Brett und ausgewürfelt zusammen ${stones(found)}, es müssen aber 15 sein.`,
      'bad-play': ({ text }) => `„${text}“ lässt sich nicht als Zug lesen.`,
      'bad-roll': ({ found }) => `„${found}“ ist kein Wurf mit zwei Würfeln.`,
      'bad-rules': ({ found }) => `Einen Regelsatz „${found}“ gibt es nicht.`,
    },
  },
};
