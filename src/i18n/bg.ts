import type { Side } from '../engine/types.ts';
import type { Messages } from './messages.ts';
import { pages } from './pages/bg.ts';
import { plural } from './plural.ts';
import { search } from './search/bg.ts';

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

export const bg: Messages = {
  site: {
    name: 'Тапа, плакото, махбуса',
    skipToText: 'Към текста',
    languages: 'Езици',
    theme: { label: 'Облик', system: 'Според системата', light: 'Светъл', dark: 'Тъмен' },
    frontPage: 'Начало',
    whereYouAre: 'Къде си',
    alsoKnownAs: 'Позната още като',
    contents: 'Съдържание',
    movedTo: (title) => `Тази част вече е другаде: ${title}`,
    table: 'Таблица',
    updated: (date) => `Обновено на ${date}`,
    reportMistake: 'Съобщи за грешка на тази страница',
    previousNext: 'Предишна и следваща страница',
    previousPage: 'Предишна страница',
    nextPage: 'Следваща страница',
    pages: 'Страници',
    playAt: (host) => `Играй на ${host}`,
    boardsChecked: 'Всяка дъска на тези страници е проверена от програма, която знае правилата.',
    keepOffline: {
      all: (size) => `Пази всички страници на български на това устройство за четене без мрежа (${size})`,
      visited: 'Пази страниците, които отварям, на това устройство за четене без мрежа',
    },
    browserAsks: 'езикът на твоя браузър',
    lastRead: 'на този език чете последния път',
    notFound: {
      title: 'Няма такава страница',
      text: 'Може да има грешка в адреса или страницата да е преместена.',
      nearest: 'Може би търсиш тази страница:',
      toFrontPage: 'Към началната страница',
    },
  },
  diagram: {
    board: 'Дъска',
    frames: { start: 'Начало', turn: (n) => `Ход\u00a0${n}`, refused: (n) => `Отхвърлен ход\u00a0${n}` },
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
    controls: {
      label: 'Стъпка по стъпка',
      first: 'Първа позиция',
      back: 'Назад',
      play: 'Пусни',
      pause: 'Спри',
      next: 'Напред',
      last: 'Последна позиция',
      copyLink: 'Копирай връзка към позицията',
      more: 'Още',
      copyPosition: 'Копирай позицията като текст',
      inWords: 'Покажи дъските с думи',
      dieByDie: 'Зар по зар',
      numbers: {
        label: 'Номера на полетата',
        following: 'на този, който играе',
        white: 'на белите',
        black: 'на черните',
      },
      source: 'Изходен текст на примера',
      keys: 'Клавиши: стрелки наляво и надясно за стъпка, Home и End за началото и края, интервал за пускане и спиране.',
      atFirst: 'Това е първата позиция.',
      atLast: 'Това е последната позиция.',
      wentBack: 'Една стъпка назад.',
      copied: 'Копирано.',
      notCopied: 'Браузърът ти не позволява копиране.',
    },
  },
  faults: {
    play: {
      'game-over': () => 'Играта вече е свършила.',
      'wrong-direction': ({ from, to }) => `Пуловете не се връщат, а ${from}/${to} не води напред.`,
      'no-checker': ({ from }, side) => `${NAME[side]} нямат пул на поле\u00a0${from}.`,
      'checker-pinned': ({ from }, side) =>
        `Пулът на ${name(side)} на поле\u00a0${from} е затапен и не може да се мести.`,
      'die-not-rolled': ({ from, to }) => `Нито един зар не дава ${from}/${to}.`,
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
  pages,
  search,
};
