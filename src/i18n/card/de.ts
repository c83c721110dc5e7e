import type { CardMessages } from './messages.ts';

export const card: CardMessages = {
  heading: 'Regelkarte',
  toCard: 'Die Regeln auf einem Blatt zum Ausdrucken',
  toPdf: 'Dasselbe Blatt als PDF',
  toRules: 'Alle Regeln mit Beispielen',
  terms: 'Begriffe',
  score: 'Wertung',
  points: 'Siegpunkte',
  results: {
    single: 'Der Verlierer hat mindestens einen Stein ausgewürfelt.',
    double: 'Der Verlierer hat noch keinen Stein ausgewürfelt.',
    mother: 'Der Verlierer hat seinen Mutterpunkt verloren.',
    draw: 'Auf beiden Mutterpunkten ist der letzte Stein festgesetzt.',
  },
  withoutMother: {
    mother:
      'Wer den letzten Stein auf dem gegnerischen Mutterpunkt festsetzt, hat damit noch nicht gewonnen; die Partie geht weiter. Ist auf beiden Mutterpunkten der letzte Stein festgesetzt, endet sie unentschieden.',
    score:
      'Wer zuerst alle 15\u00a0Steine ausgewürfelt hat, gewinnt einfach. Hat der Gegner noch keinen draußen, zählt der Sieg doppelt.',
  },
};
