import type { Side } from '../../engine/types.ts';
import type { BoardMessages } from '../messages.ts';
import { plural } from '../plural.ts';

const of = (side: Side): string => (side === 'white' ? 'белых' : 'чёрных');
const white = plural('ru', {
  one: (n) => `${n}\u00a0белая шашка`,
  few: (n) => `${n}\u00a0белые шашки`,
  many: (n) => `${n}\u00a0белых шашек`,
  other: (n) => `${n}\u00a0белых шашки`,
});
const black = plural('ru', {
  one: (n) => `${n}\u00a0чёрная шашка`,
  few: (n) => `${n}\u00a0чёрные шашки`,
  many: (n) => `${n}\u00a0чёрных шашек`,
  other: (n) => `${n}\u00a0чёрных шашки`,
});
const other = (side: Side) => (side === 'white' ? black : white);
const played = plural('ru', {
  one: () => 'сыграна одна',
  few: (n) => `сыграно ${n}`,
  many: (n) => `сыграно ${n}`,
  other: (n) => `сыграно ${n}`,
});
const canBePlayed = plural('ru', {
  one: () => 'можно сыграть одну кость',
  few: (n) => `можно сыграть ${n}\u00a0кости`,
  many: (n) => `можно сыграть ${n}\u00a0костей`,
  other: (n) => `можно сыграть ${n}\u00a0кости`,
});
const points = new Intl.ListFormat('ru');
const list = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'на пунктах' : 'на пункте'}\u00a0${points.format(numbers.map(String))}`;

export const boards: BoardMessages = {
  diagram: {
    startPosition: 'Это исходная позиция примера.',
    numbers: { white: 'Пункты пронумерованы по счёту белых.', black: 'Пункты пронумерованы по счёту чёрных.' },
    toMove: { white: 'Ход белых.', black: 'Ход чёрных.' },
    // In Russian the unit is «пип», the count «счёт пипсов»: a count told as such needs no singular of its own.
    pips: {
      white: (n) => `Счёт пипсов у белых: ${n}.`,
      black: (n) => `Счёт пипсов у чёрных: ${n}.`,
    },
    off: {
      white: plural('ru', {
        one: (n) => `Белые сняли ${n}\u00a0шашку.`,
        few: (n) => `Белые сняли ${n}\u00a0шашки.`,
        many: (n) => `Белые сняли ${n}\u00a0шашек.`,
        other: (n) => `Белые сняли ${n}\u00a0шашки.`,
      }),
      black: plural('ru', {
        one: (n) => `Чёрные сняли ${n}\u00a0шашку.`,
        few: (n) => `Чёрные сняли ${n}\u00a0шашки.`,
        many: (n) => `Чёрные сняли ${n}\u00a0шашек.`,
        other: (n) => `Чёрные сняли ${n}\u00a0шашки.`,
      }),
    },
    stack: {
      white: (point, count) => `${point}: ${white(count)}`,
      black: (point, count) => `${point}: ${black(count)}`,
    },
    pin: {
      white: (point, count) => `${point}: ${white(count)}, снизу прижата чёрная`,
      black: (point, count) => `${point}: ${black(count)}, снизу прижата белая`,
    },
    otherPointsEmpty: 'Остальные пункты пусты.',
    turn: {
      white: (roll, moves) => `Белые, бросок ${roll}: ${moves}.`,
      black: (roll, moves) => `Чёрные, бросок ${roll}: ${moves}.`,
    },
    times: (move, times) => `${move} ${times === 2 ? 'дважды' : times === 3 ? 'трижды' : 'четырежды'}`,
    pins: {
      white: (point) => `прижимают чёрную на\u00a0${point}`,
      black: (point) => `прижимают белую на\u00a0${point}`,
    },
    frees: {
      white: (point) => `освобождают чёрную на\u00a0${point}`,
      black: (point) => `освобождают белую на\u00a0${point}`,
    },
    passes: {
      white: (roll) => `Белые, бросок ${roll}: пропуск хода.`,
      black: (roll) => `Чёрные, бросок ${roll}: пропуск хода.`,
    },
    refused: {
      white: (roll, moves) => `Белым нельзя сыграть ${moves} при броске ${roll}.`,
      black: (roll, moves) => `Чёрным нельзя сыграть ${moves} при броске ${roll}.`,
    },
    refusedPass: {
      white: (roll) => `Белым нельзя пропустить ход при броске ${roll}.`,
      black: (roll) => `Чёрным нельзя пропустить ход при броске ${roll}.`,
    },
    borneOff: {
      white: (points) =>
        points === 2 ? 'Белые сняли все шашки и выиграли марс.' : 'Белые сняли все шашки и выиграли.',
      black: (points) =>
        points === 2 ? 'Чёрные сняли все шашки и выиграли марс.' : 'Чёрные сняли все шашки и выиграли.',
    },
    mother: {
      white: 'Белые выиграли марс: последняя шашка на материнском пункте чёрных прижата.',
      black: 'Чёрные выиграли марс: последняя шашка на материнском пункте белых прижата.',
    },
    draw: 'Ничья: последние шашки прижаты на обоих материнских пунктах.',
  },
  faults: {
    play: {
      'game-over': () => 'Партия уже закончена.',
      'wrong-direction': ({ from, to }) => `Шашки ходят только вперёд, а ${from}/${to} ведёт не туда.`,
      'no-checker': ({ from }, side) => `На пункте\u00a0${from} нет шашки ${of(side)}.`,
      'checker-pinned': ({ from }, side) => `Шашка ${of(side)} на пункте\u00a0${from} прижата и ходить не может.`,
      'die-not-rolled': ({ from, to }) => `Для ${from}/${to} такой кости нет, или она уже сыграна.`,
      'not-all-home': ({ points }, side) => `Снимать рано: шашки ${of(side)} есть и вне дома, ${list(points)}.`,
      'pinned-stops-bear-off': ({ points }, side) =>
        points.length > 1
          ? `Снимать нельзя, пока шашки ${of(side)} прижаты ${list(points)}.`
          : `Снимать нельзя, пока шашка ${of(side)} прижата ${list(points)}.`,
      'higher-checker': ({ from, point }) =>
        `Для пункта\u00a0${from} эта кость велика, а дальше от края, на пункте\u00a0${point}, ещё есть своя шашка: сначала должна уйти она.`,
      'point-closed': ({ to, by, count }, side) =>
        by === 'pinner'
          ? `Пункт\u00a0${to} закрыт: там прижата шашка ${of(side)}, а сверху ${other(side)(count)}.`
          : `Пункт\u00a0${to} закрыт: на нём ${other(side)(count)}.`,
      'mark-wrong': ({ to, pins }) =>
        pins
          ? `На пункте\u00a0${to} этот шаг прижимает шашку, а звёздочки в записи нет.`
          : `На пункте\u00a0${to} этот шаг никого не прижимает, а звёздочка стоит.`,
      'dice-unused': ({ used, possible }) =>
        used === 0
          ? `Пропускать ход нельзя: ${canBePlayed(possible)}.`
          : `Ход неполный: ${played(used)}, а ${canBePlayed(possible)}.`,
      'higher-die': ({ die }) => `Если здесь играется только одна кость, это должна быть старшая, ${die}.`,
    },
    input: {
      'bad-token': ({ token }) => `«${token}» не читается.`,
      'bad-point': ({ token }) => `«${token}» называет пункт, которого нет или который уже назван.`,
      'bad-mixture': ({ token }) => `«${token}»: снизу может лежать только шашка другой стороны.`,
      'wrong-total': ({ side, found }) =>
        found === 15
          ? 'Обе стороны снять все шашки не могут: партия кончается, как только это сделает одна.'
          : `Шашек ${of(side)}, на доске и снятых вместе, ${found}, а должно быть 15.`,
      'bad-play': ({ text }) => `«${text}» не читается как ход.`,
      'bad-roll': ({ found }) => `«${found}»\u00a0— не бросок двух костей.`,
      'bad-rules': ({ found }) => `Набора правил «${found}» нет.`,
    },
  },
};
