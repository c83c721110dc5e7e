import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Set de reguli', at: 'Poziție', roll: 'Aruncare', play: 'Mutare' },
  address: {
    'bad-escape': '„{found}” nu reprezintă niciun caracter.',
    'part-unknown': 'Adresa nu are o parte „{found}”.',
    'part-twice': 'Partea aceasta apare a doua oară: „{found}”.',
    'roll-missing': 'Fără aruncare, mutarea nu poate fi verificată.',
    'too-long': 'Adresa este prea lungă. Caractere: {length}, cel mult {most}.',
  },
  right: 'Corect ar fi, de exemplu: {example}',
  turns: 'Mutări posibile: {count}.',
  instead: 'În schimb se poate:',
  otherTurns: 'Sunt posibile tot atâtea mutări, dar altele.',
  accepted: 'Mutarea este acceptată.',
  refused: 'Mutarea este respinsă.',
  goesOn: 'Partida continuă.',
  same: 'Nu se schimbă nimic.',
};

export const explorerPage: ExplorerPageMessages = {
  label: 'Tablă de încercat',
  asleep:
    'Ca să încerci mutări, ai nevoie de JavaScript. Cât timp nu s-a încărcat, aici se vede doar poziția de început.',
  lost: 'Adresa aceasta nu poate fi deschisă. Pe tablă este poziția de început.',
  ruleSet: 'Set de reguli',
  dice: ['Primul zar', 'Al doilea zar'],
  goOn: 'Continuă de aici',
  undo: 'Anulează',
  start: 'Poziția de început',
  play: 'Scrie o mutare',
  playHint: 'Cu numerele celui care mută. Steluța arată că acolo a fost prins un pul.',
  judge: 'Verifică',
  noRoll: 'Alege ambele zaruri și aici apar toate mutările posibile.',
  more: 'Arată mai multe',
  position: 'Poziția ca text',
  positionHint: 'Căsuțele au numerele Albului, pentru ambele părți.',
  open: 'Deschide',
  otherSets: 'După alte reguli',
};
