import { boards } from './boards/ru.ts';
import { joined, type ControlMessages, type Messages } from './messages.ts';
import { pages } from './pages/ru.ts';
import { search } from './search/ru.ts';

const around: Pick<Messages, 'site'> = {
  site: {
    name: 'Плакото, Тапа, Махбуса',
    skipToText: 'Перейти к тексту',
    languages: 'Языки',
    theme: { label: 'Оформление', system: 'Как в системе', light: 'Светлое', dark: 'Тёмное' },
    frontPage: 'Главная',
    whereYouAre: 'Вы здесь',
    alsoKnownAs: 'Другие названия',
    contents: 'Содержание',
    movedTo: (title) => `Теперь это здесь: ${title}`,
    table: 'Таблица',
    updated: (date) => `Обновлено ${date}`,
    reportMistake: 'Сообщить об ошибке на этой странице',
    previousNext: 'Предыдущая и следующая страница',
    previousPage: 'Назад',
    nextPage: 'Дальше',
    pages: 'Страницы',
    playAt: (host) => `Играть на ${host}`,
    boardsChecked: 'Каждую доску на этих страницах проверила программа, которая знает правила.',
    keepOffline: {
      all: (size) =>
        `Хранить на этом устройстве все страницы на русском языке, чтобы читать их без интернета (${size})`,
      visited: 'Хранить на этом устройстве просмотренные страницы, чтобы читать их без интернета',
    },
    browserAsks: 'язык вашего браузера',
    lastRead: 'на этом языке вы читали в прошлый раз',
    notFound: {
      title: 'Такой страницы нет',
      text: 'Возможно, в адресе опечатка или страница переехала.',
      nearest: 'Может быть, вы ищете эту страницу:',
      toFrontPage: 'На главную',
    },
  },
};

const controls: ControlMessages = {
  board: 'Доска',
  frames: { start: 'Начало', turn: (n) => `Ход\u00a0${n}`, refused: (n) => `Отвергнутый ход\u00a0${n}` },
  label: 'По шагам',
  first: 'Первая позиция',
  back: 'Назад',
  play: 'Пуск',
  pause: 'Пауза',
  next: 'Вперёд',
  last: 'Последняя позиция',
  copyLink: 'Скопировать ссылку на позицию',
  more: 'Ещё',
  copyPosition: 'Скопировать позицию текстом',
  inWords: 'Описывать доски словами',
  dieByDie: 'По одной кости',
  numbers: { label: 'Номера пунктов', following: 'того, кто ходит', white: 'белых', black: 'чёрных' },
  source: 'Исходный текст примера',
  openBoard: 'Попробовать на доске',
  keys: 'Клавиши: стрелки влево и вправо\u00a0— шаг, Home и End\u00a0— начало и конец, пробел\u00a0— пуск и пауза.',
  atFirst: 'Это первая позиция.',
  atLast: 'Это последняя позиция.',
  wentBack: 'На шаг назад.',
  copied: 'Скопировано.',
  notCopied: 'Браузер не разрешает копировать.',
};

export const ru = joined(around, boards, controls, { pages, search });
