import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Regelsatz', at: 'Stellung', roll: 'Wurf', play: 'Zug' },
  address: {
    'bad-escape': '„{found}“ steht für kein Zeichen.',
    'part-unknown': 'Einen Teil „{found}“ gibt es in der Adresse nicht.',
    'part-twice': 'Dieser Teil steht ein zweites Mal da: „{found}“.',
    'roll-missing': 'Ohne Wurf lässt sich der Zug nicht prüfen.',
    'too-long': 'Die Adresse ist zu lang: {length}\u00a0Zeichen, höchstens {most} dürfen es sein.',
  },
  right: 'Richtig wäre zum Beispiel: {example}',
  turns: 'Mögliche Züge: {count}.',
  instead: 'Erlaubt wäre:',
  otherTurns: 'Es sind ebenso viele Züge möglich, aber andere.',
  accepted: 'Der Zug gilt.',
  refused: 'Der Zug wird abgewiesen.',
  goesOn: 'Die Partie geht weiter.',
  same: 'Es ändert sich nichts.',
};

export const explorerPage: ExplorerPageMessages = {
  label: 'Brett zum Ausprobieren',
  asleep: 'Zum Ausprobieren braucht es JavaScript. Solange es nicht geladen ist, steht hier nur die Anfangsstellung.',
  lost: 'Diese Adresse lässt sich nicht öffnen. Auf dem Brett steht die Anfangsstellung.',
  ruleSet: 'Regelsatz',
  dice: ['Erster Würfel', 'Zweiter Würfel'],
  goOn: 'Von hier weiterspielen',
  undo: 'Zurücknehmen',
  start: 'Anfangsstellung',
  play: 'Zug eingeben',
  playHint: 'Mit den Nummern der Seite, die am Zug ist. Ein Sternchen steht, wo ein Stein festgesetzt wird.',
  judge: 'Prüfen',
  noRoll: 'Stell beide Würfel ein, dann stehen hier alle möglichen Züge.',
  more: 'Mehr zeigen',
  position: 'Stellung als Text',
  positionHint: 'Die Punkte tragen für beide Seiten die Nummern von Weiß.',
  open: 'Öffnen',
  otherSets: 'Nach anderen Regeln',
};
