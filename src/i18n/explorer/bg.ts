import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Набор правила', at: 'Позиция', roll: 'Хвърляне', play: 'Ход' },
  address: {
    'bad-escape': '„{found}“ не означава никакъв знак.',
    'part-unknown': 'Адресът няма част с име „{found}“.',
    'part-twice': 'Тази част е посочена втори път: „{found}“.',
    'roll-missing': 'Без хвърляне ходът не може да се провери.',
    'too-long': 'Адресът е твърде дълъг: {length}\u00a0знака, а може да има най-много {most}.',
  },
  right: 'Правилно е например: {example}',
  turns: 'Възможни ходове: {count}.',
  instead: 'Вместо това може:',
  otherTurns: 'Възможните ходове са също толкова, но не са същите.',
  accepted: 'Ходът се приема.',
  refused: 'Ходът се отхвърля.',
  goesOn: 'Играта продължава.',
  same: 'Нищо не се променя.',
};

export const explorerPage: ExplorerPageMessages = {
  label: 'Дъска за опити',
  asleep: 'За да пробваш ходове, е нужен JavaScript. Докато не се зареди, тук стои само началната позиция.',
  lost: 'Този адрес не може да се отвори. На дъската е началната позиция.',
  ruleSet: 'Набор правила',
  dice: ['Първи зар', 'Втори зар'],
  goOn: 'Продължи оттук',
  undo: 'Отмени',
  start: 'Начална позиция',
  play: 'Напиши ход',
  playHint: 'С номерата на онзи, който е на ход. Звездичка отбелязва затапване.',
  judge: 'Провери',
  noRoll: 'Избери двата зара и тук ще видиш всички възможни ходове.',
  more: 'Покажи още',
  position: 'Позиция като текст',
  positionHint: 'Полетата са с номерата на белите, и за двете страни.',
  open: 'Отвори',
  otherSets: 'По други правила',
};
