import type { ExplorerMessages, ExplorerPageMessages } from './messages.ts';

export const explorer: ExplorerMessages = {
  parts: { rules: 'Regelsatz', at: 'Stellung', roll: 'Wurf', play: 'Zug' },
  address: {
    'bad-escape': '„{found}“ steht für kein Zeichen.',
    'part-unknown': 'Einen Teil „{found}“ kennt diese Seite nicht.',
    'part-twice': 'Dieser Teil steht ein zweites Mal da: „{found}“.',
    'roll-missing': 'Ohne Wurf lässt sich der Zug nicht prüfen.',
    'too-long': 'Die Adresse ist mit {length}\u00a0Zeichen zu lang; höchstens {most} dürfen es sein.',
  },
  right: 'Richtig wäre zum Beispiel: {example}',
  turns: 'Erlaubte Züge: {count}.',
  instead: 'Stattdessen erlaubt:',
  otherTurns: 'Es sind ebenso viele Züge erlaubt, aber andere.',
  accepted: 'Der Zug ist erlaubt.',
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
  goOn: 'Ab hier weiterspielen',
  undo: 'Rückgängig',
  start: 'Anfangsstellung',
  play: 'Zug eingeben',
  playHint: 'Mit den Nummern der Seite am Zug. Wo ein Stein festgesetzt wird, gehört ein Sternchen hin.',
  judge: 'Prüfen',
  noRoll: 'Stell beide Würfel ein, dann stehen hier alle erlaubten Züge.',
  more: 'Mehr anzeigen',
  position: 'Stellung als Text',
  positionHint: 'Die Punkte tragen für beide Seiten die Nummern von Weiß.',
  open: 'Öffnen',
  otherSets: 'Nach anderen Regelsätzen',
};
