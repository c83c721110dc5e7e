import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Set de reguli', at: 'Poziție', roll: 'Aruncare', play: 'Mutare' },
  address: {
    'bad-escape': '„{found}” nu reprezintă niciun caracter.',
    'part-unknown': 'Într-o adresă nu există partea „{found}”.',
    'part-twice': 'Partea aceasta apare a doua oară: „{found}”.',
    'roll-missing': 'Fără aruncare, mutarea nu poate fi verificată.',
    'too-long': 'Adresa este prea lungă. Caractere: {length}; permise: cel mult {most}.',
  },
  right: 'Corect ar fi, de exemplu: {example}',
  turns: 'Mutări posibile: {count}.',
  instead: 'În schimb se poate juca:',
  otherTurns: 'Sunt posibile tot atâtea mutări, dar altele.',
  accepted: 'Mutarea este acceptată.',
  refused: 'Mutarea este refuzată.',
  goesOn: 'Partida continuă.',
  same: 'Nu se schimbă nimic.',
};

export const explorerPage: ExplorerPageMessages = {
  label: 'Tablă pentru încercări',
  asleep: 'Ca să încerci mutări, ai nevoie de JavaScript. Până se încarcă, aici se vede doar poziția de început.',
  lost: 'Adresa aceasta nu poate fi deschisă. Pe tablă este poziția de început.',
  ruleSet: 'Set de reguli',
  dice: ['Primul zar', 'Al doilea zar'],
  goOn: 'Continuă de aici',
  undo: 'Anulează',
  start: 'Poziția de început',
  play: 'Scrie o mutare',
  playHint: 'Cu numerele celui care mută. Steluța arată că acolo a fost prins un pul.',
  judge: 'Verifică',
  noRoll: 'Alege amândouă zarurile și aici vor apărea toate mutările posibile.',
  more: 'Arată mai multe',
  position: 'Poziția ca text',
  positionHint: 'Cu numerele Albului, pentru amândouă părțile.',
  open: 'Deschide',
  otherSets: 'Cu alte seturi de reguli',
};
