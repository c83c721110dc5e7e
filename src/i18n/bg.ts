import { boards } from './boards/bg.ts';
import { joined, type ControlMessages, type Messages } from './messages.ts';
import { pages } from './pages/bg.ts';
import { search } from './search/bg.ts';

const around: Pick<Messages, 'site'> = {
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
      all: (size) => `Пази на това устройство всички страници на български, за четене без интернет (${size})`,
      visited: 'Пази на това устройство страниците, които отварям, за четене без интернет',
    },
    browserAsks: 'езикът на браузъра ти',
    lastRead: 'езикът, на който чете последно',
    notFound: {
      title: 'Няма такава страница',
      text: 'Може да има грешка в адреса или страницата да е преместена.',
      nearest: 'Може би търсиш тази страница:',
      toFrontPage: 'Към началната страница',
    },
  },
};

const controls: ControlMessages = {
  board: 'Дъска',
  frames: { start: 'Начало', turn: (n) => `Ход\u00a0${n}`, refused: (n) => `Отхвърлен ход\u00a0${n}` },
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
  openBoard: 'Опитай на дъската',
  keys: 'Клавиши: стрелки наляво и надясно за стъпка, Home и End за началото и края, интервал за пускане и спиране.',
  atFirst: 'Това е първата позиция.',
  atLast: 'Това е последната позиция.',
  wentBack: 'Една стъпка назад.',
  copied: 'Копирано.',
  notCopied: 'Браузърът ти не позволява копиране.',
};

export const bg = joined(around, boards, controls, { pages, search });
