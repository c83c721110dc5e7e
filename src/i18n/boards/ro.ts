import type { Side } from '../../engine/types.ts';
import type { BoardMessages } from '../messages.ts';
import { plural } from '../plural.ts';

const NAME = { white: 'Albul', black: 'Negrul' };
const of = (side: Side): string => (side === 'white' ? 'al Albului' : 'al Negrului');
const white = plural('ro', {
  one: () => 'un\u00a0pul alb',
  few: (n) => `${n}\u00a0puli albi`,
  other: (n) => `${n}\u00a0de puli albi`,
});
const black = plural('ro', {
  one: () => 'un\u00a0pul negru',
  few: (n) => `${n}\u00a0puli negri`,
  other: (n) => `${n}\u00a0de puli negri`,
});
const other = (side: Side) => (side === 'white' ? black : white);
const played = plural('ro', {
  one: () => 's-a făcut una',
  few: (n) => `s-au făcut ${n}`,
  other: (n) => `s-au făcut ${n}`,
});
const canBePlayed = plural('ro', {
  one: () => 'se poate face o deplasare',
  few: (n) => `se pot face ${n}\u00a0deplasări`,
  other: (n) => `se pot face ${n}\u00a0de deplasări`,
});
const points = new Intl.ListFormat('ro');
const list = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'căsuțele' : 'căsuța'}\u00a0${points.format(numbers.map(String))}`;

export const boards: BoardMessages = {
  diagram: {
    startPosition: 'Aceasta este poziția de început.',
    numbers: {
      white: 'Căsuțele sunt numerotate cum le numără Albul.',
      black: 'Căsuțele sunt numerotate cum le numără Negrul.',
    },
    toMove: { white: 'Albul este la mutare.', black: 'Negrul este la mutare.' },
    pips: {
      white: plural('ro', {
        one: (n) => `Albul mai are ${n}\u00a0pip.`,
        few: (n) => `Albul mai are ${n}\u00a0pips.`,
        other: (n) => `Albul mai are ${n}\u00a0de pips.`,
      }),
      black: plural('ro', {
        one: (n) => `Negrul mai are ${n}\u00a0pip.`,
        few: (n) => `Negrul mai are ${n}\u00a0pips.`,
        other: (n) => `Negrul mai are ${n}\u00a0de pips.`,
      }),
    },
    off: {
      white: plural('ro', {
        one: () => 'Albul a scos un pul.',
        few: (n) => `Albul a scos ${n}\u00a0puli.`,
        other: (n) => `Albul a scos ${n}\u00a0de puli.`,
      }),
      black: plural('ro', {
        one: () => 'Negrul a scos un pul.',
        few: (n) => `Negrul a scos ${n}\u00a0puli.`,
        other: (n) => `Negrul a scos ${n}\u00a0de puli.`,
      }),
    },
    stack: {
      white: (point, count) => `${point}: ${white(count)}`,
      black: (point, count) => `${point}: ${black(count)}`,
    },
    pin: {
      white: (point, count) => `${point}: ${white(count)}, dedesubt un pul negru prins`,
      black: (point, count) => `${point}: ${black(count)}, dedesubt un pul alb prins`,
    },
    otherPointsEmpty: 'Toate celelalte căsuțe sunt goale.',
    turn: { white: (roll, moves) => `Albul ${roll}: ${moves}.`, black: (roll, moves) => `Negrul ${roll}: ${moves}.` },
    times: (move, times) => `${move} de ${times}\u00a0ori`,
    pins: {
      white: (point) => `prinde un pul negru pe\u00a0${point}`,
      black: (point) => `prinde un pul alb pe\u00a0${point}`,
    },
    frees: {
      white: (point) => `eliberează un pul negru de pe\u00a0${point}`,
      black: (point) => `eliberează un pul alb de pe\u00a0${point}`,
    },
    passes: {
      white: (roll) => `Albul ${roll}: pas, nicio deplasare.`,
      black: (roll) => `Negrul ${roll}: pas, nicio deplasare.`,
    },
    refused: {
      white: (roll, moves) => `Albul nu poate juca ${moves} cu ${roll}.`,
      black: (roll, moves) => `Negrul nu poate juca ${moves} cu ${roll}.`,
    },
    refusedPass: {
      white: (roll) => `Albul nu poate zice pas cu ${roll}.`,
      black: (roll) => `Negrul nu poate zice pas cu ${roll}.`,
    },
    borneOff: {
      white: (points) =>
        points === 2
          ? 'Albul și-a scos toți pulii: victorie dublă, două puncte.'
          : 'Albul și-a scos toți pulii: victorie simplă, un punct.',
      black: (points) =>
        points === 2
          ? 'Negrul și-a scos toți pulii: victorie dublă, două puncte.'
          : 'Negrul și-a scos toți pulii: victorie simplă, un punct.',
    },
    mother: {
      white: 'Albul câștigă două puncte: ultimul pul de pe căsuța-mamă a Negrului este prins.',
      black: 'Negrul câștigă două puncte: ultimul pul de pe căsuța-mamă a Albului este prins.',
    },
    draw: 'Partida este remiză: pe fiecare căsuță-mamă este prins un pul pornit de acolo.',
  },
  faults: {
    play: {
      'game-over': () => 'Partida s-a încheiat deja.',
      'wrong-direction': ({ from, to }) => `Pulii nu merg niciodată înapoi, iar ${from}/${to} nu duce înainte.`,
      'no-checker': ({ from }, side) => `${NAME[side]} nu are niciun pul pe căsuța\u00a0${from}.`,
      'checker-pinned': ({ from }, side) =>
        `Pulul ${of(side)} de pe căsuța\u00a0${from} este prins și nu se poate mișca.`,
      'die-not-rolled': ({ from, to }) => `Pentru ${from}/${to} nu există zar sau acesta a fost deja jucat.`,
      'not-all-home': ({ points }, side) =>
        `${NAME[side]} nu poate scoate încă niciun pul: mai are de adus acasă ce stă pe ${list(points)}.`,
      'pinned-stops-bear-off': ({ points }, side) =>
        `${NAME[side]} nu poate scoate niciun pul cât timp are ${points.length > 1 ? 'puli prinși' : 'un pul prins'} pe ${list(points)}.`,
      'higher-checker': ({ from, point }) =>
        `Cu un zar mai mare nu se scoate de pe căsuța\u00a0${from} cât timp mai stă un pul pe căsuța\u00a0${point}.`,
      'point-closed': ({ to, by, count }, side) =>
        by === 'pinner'
          ? `Căsuța\u00a0${to} este închisă: acolo e prins un pul ${of(side)}, sub ${other(side)(count)}.`
          : `Căsuța\u00a0${to} este închisă: pe ea se află ${other(side)(count)}.`,
      'mark-wrong': ({ to, pins }) =>
        pins
          ? `Pe căsuța\u00a0${to} se prinde un pul, dar steluța lipsește.`
          : `Pe căsuța\u00a0${to} nu se prinde nimic, dar e scrisă o steluță.`,
      'dice-unused': ({ used, possible }) =>
        used === 0
          ? `Pasul nu este permis: ${canBePlayed(possible)}.`
          : `Aruncarea nu este jucată toată: ${played(used)}, dar ${canBePlayed(possible)}.`,
      'higher-die': ({ die }) => `Dacă aici se joacă un singur zar, acesta trebuie să fie cel mai mare, ${die}.`,
    },
    input: {
      'bad-token': ({ token }) => `„${token}” nu se poate citi.`,
      'bad-point': ({ token }) => `„${token}” numește o căsuță care nu există sau care a mai fost numită.`,
      'bad-mixture': ({ token }) => `„${token}”: dedesubt poate sta numai un pul al celeilalte părți.`,
      'wrong-total': ({ side, found }) =>
        found === 15
          ? `${NAME[side]} nu poate să-și fi scos toți pulii când și cealaltă parte i-a scos pe ai ei.`
          : `${NAME[side]} trebuie să aibă 15\u00a0puli, pe tablă și scoși, dar aici numărul lor este ${found}.`,
      'bad-play': ({ text }) => `„${text}” nu se poate citi ca mutare.`,
      'bad-roll': ({ found }) => `„${found}” nu este o aruncare de două zaruri.`,
      'bad-rules': ({ found }) => `Nu există setul de reguli „${found}”.`,
    },
  },
};
