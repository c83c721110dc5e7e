import type { Side } from '../../engine/types.ts';
import type { BoardMessages } from '../messages.ts';
import { plural } from '../plural.ts';

const NAME = { white: 'Белите', black: 'Черните' };
const name = (side: Side): string => (side === 'white' ? 'белите' : 'черните');
const white = plural('bg', { one: (n) => `${n}\u00a0бял пул`, other: (n) => `${n}\u00a0бели пула` });
const black = plural('bg', { one: (n) => `${n}\u00a0черен пул`, other: (n) => `${n}\u00a0черни пула` });
const other = (side: Side) => (side === 'white' ? black : white);
const played = plural('bg', { one: () => 'изигран е един', other: (n) => `изиграни са ${n}` });
const canBePlayed = plural('bg', {
  one: () => 'един зар може да се изиграе',
  other: (n) => `${n}\u00a0зара могат да се изиграят`,
});
const total = plural('bg', { one: (n) => `${n}\u00a0пул`, other: (n) => `${n}\u00a0пула` });
const points = new Intl.ListFormat('bg');
const list = (numbers: readonly number[]): string =>
  `${numbers.length > 1 ? 'полета' : 'поле'}\u00a0${points.format(numbers.map(String))}`;

export const boards: BoardMessages = {
  diagram: {
    startPosition: 'Това е началната позиция на примера.',
    numbers: {
      white: 'Полетата са номерирани, както ги броят белите.',
      black: 'Полетата са номерирани, както ги броят черните.',
    },
    toMove: { white: 'На ход са белите.', black: 'На ход са черните.' },
    pips: {
      white: plural('bg', {
        one: (n) => `На белите остава ${n}\u00a0пип.`,
        other: (n) => `На белите остават ${n}\u00a0пипа.`,
      }),
      black: plural('bg', {
        one: (n) => `На черните остава ${n}\u00a0пип.`,
        other: (n) => `На черните остават ${n}\u00a0пипа.`,
      }),
    },
    off: {
      white: plural('bg', {
        one: (n) => `Белите са изкарали ${n}\u00a0пул.`,
        other: (n) => `Белите са изкарали ${n}\u00a0пула.`,
      }),
      black: plural('bg', {
        one: (n) => `Черните са изкарали ${n}\u00a0пул.`,
        other: (n) => `Черните са изкарали ${n}\u00a0пула.`,
      }),
    },
    stack: {
      white: (point, count) => `${point}: ${white(count)}`,
      black: (point, count) => `${point}: ${black(count)}`,
    },
    pin: {
      white: (point, count) => `${point}: ${white(count)}, отдолу затапен черен`,
      black: (point, count) => `${point}: ${black(count)}, отдолу затапен бял`,
    },
    otherPointsEmpty: 'Всички други полета са празни.',
    turn: {
      white: (roll, moves) => `Белите с ${roll}: ${moves}.`,
      black: (roll, moves) => `Черните с ${roll}: ${moves}.`,
    },
    times: (move, times) => (times === 2 ? `${move} два пъти` : `${move} ${times}\u00a0пъти`),
    pins: {
      white: (point) => `затапват черен пул на поле\u00a0${point}`,
      black: (point) => `затапват бял пул на поле\u00a0${point}`,
    },
    frees: {
      white: (point) => `освобождават черен пул на поле\u00a0${point}`,
      black: (point) => `освобождават бял пул на поле\u00a0${point}`,
    },
    passes: {
      white: (roll) => `Белите с ${roll}: пас, нищо не се мести.`,
      black: (roll) => `Черните с ${roll}: пас, нищо не се мести.`,
    },
    refused: {
      white: (roll, moves) => `Белите не могат да изиграят ${moves} с ${roll}.`,
      black: (roll, moves) => `Черните не могат да изиграят ${moves} с ${roll}.`,
    },
    refusedPass: {
      white: (roll) => `Белите не могат да пасуват с ${roll}.`,
      black: (roll) => `Черните не могат да пасуват с ${roll}.`,
    },
    borneOff: {
      white: (points) =>
        points === 2
          ? 'Белите изкараха всичко и печелят с марс.'
          : 'Белите изкараха всичко и печелят с единична победа.',
      black: (points) =>
        points === 2
          ? 'Черните изкараха всичко и печелят с марс.'
          : 'Черните изкараха всичко и печелят с единична победа.',
    },
    mother: {
      white: 'Белите печелят с марс: последният пул на майката на черните е затапен.',
      black: 'Черните печелят с марс: последният пул на майката на белите е затапен.',
    },
    draw: 'Играта завършва с равенство: затапени са и двете майки.',
  },
  faults: {
    play: {
      'game-over': () => 'Играта вече е свършила.',
      'wrong-direction': ({ from, to }) => `Пуловете не се връщат, а ${from}/${to} не води напред.`,
      'no-checker': ({ from }, side) => `${NAME[side]} нямат пул на поле\u00a0${from}.`,
      'checker-pinned': ({ from }, side) =>
        `Пулът на ${name(side)} на поле\u00a0${from} е затапен и не може да се мести.`,
      'die-not-rolled': ({ from, to }) => `За ${from}/${to} няма такъв зар или той вече е изигран.`,
      'not-all-home': ({ points }, side) =>
        `${NAME[side]} още не могат да изкарват: не всичките им пулове са в дома, има и на ${list(points)}.`,
      'pinned-stops-bear-off': ({ points }, side) =>
        `${NAME[side]} не могат да изкарват, докато имат ${points.length > 1 ? 'затапени пулове' : 'затапен пул'} на ${list(points)}.`,
      'higher-checker': ({ from, point }, side) =>
        `Зарът е по-голям, отколкото трябва за поле\u00a0${from}, а ${name(side)} имат пул и по-назад, на поле\u00a0${point}.`,
      'point-closed': ({ to, by, count }, side) =>
        by === 'pinner'
          ? `Поле\u00a0${to} е затворено: там има затапен пул на ${name(side)}, а върху него ${other(side)(count)}.`
          : `Поле\u00a0${to} е затворено: на него има ${other(side)(count)}.`,
      'mark-wrong': ({ to, pins }) =>
        pins
          ? `На поле\u00a0${to} се затапва пул, а звездичката, която го казва, липсва.`
          : `На поле\u00a0${to} не се затапва нищо, а има звездичка.`,
      'dice-unused': ({ used, possible }) =>
        used === 0
          ? `Пас не може: ${canBePlayed(possible)}.`
          : `Остават неизиграни зарове: ${played(used)}, а ${canBePlayed(possible)}.`,
      'higher-die': ({ die }) => `Ако тук се играе само един зар, той трябва да е по-големият, ${die}.`,
    },
    input: {
      'bad-token': ({ token }) => `„${token}“ не може да се прочете.`,
      'bad-point': ({ token }) => `„${token}“ посочва поле, което не съществува или вече е посочено.`,
      'bad-mixture': ({ token }) => `„${token}“: отдолу може да има само пул на другата страна.`,
      'wrong-total': ({ side, found }) =>
        found === 15
          ? 'Не може и двете страни да са изкарали всичките си пулове.'
          : `${NAME[side]} имат на дъската и извън нея общо ${total(found)}, а трябва да са 15.`,
      'bad-play': ({ text }) => `„${text}“ не може да се прочете като ход.`,
      'bad-roll': ({ found }) => `„${found}“ не е хвърляне на два зара.`,
      'bad-rules': ({ found }) => `Няма набор правила „${found}“.`,
    },
  },
};
