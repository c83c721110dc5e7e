import type { PageMessages } from './messages.ts';

export const pages: PageMessages = {
  ruleSets: {
    title: 'Die Regelsätze nebeneinander',
    rule: 'Regel',
    names: {
      plakoto: 'Plakoto',
      tapa: 'Tapa auf der Spielseite',
      'tapa-tabla': 'Tapa im Tabla-Match',
      mahbusa: 'Mahbusa',
    },
    fields: {
      mother: {
        name: 'Ein verlorener Mutterpunkt',
        values: { true: 'beendet die Partie und zählt zwei', false: 'beendet nichts' },
      },
      pinnedStops: {
        name: 'Ein festgesetzter Stein',
        values: { all: 'hält das ganze Auswürfeln auf', itself: 'bleibt als einziger stehen' },
      },
      bearOff: { name: 'Auswürfeln', values: { optional: 'ist freiwillig', compulsory: 'ist Pflicht' } },
      opening: {
        name: 'Der erste Zug',
        values: { keep: 'nutzt die Würfel der Auslosung', reroll: 'nutzt einen neuen Wurf mit beiden Würfeln' },
      },
      nextStarter: {
        name: 'Die nächste Partie im Match',
        values: { 'opening-roll': 'beginnt, wer höher würfelt', winner: 'beginnt der Sieger der vorigen' },
      },
    },
  },
  reach: {
    caption: 'Wie viele der 36\u00a0Würfe einen einzelnen Stein genau erreichen, nach seiner Entfernung',
    note: 'Die gemachten Punkte liegen dort, wo sie die meisten Würfe kosten; die Zahl in Klammern sagt, wie weit sie vor dem ziehenden Stein liegen. Wo einer nichts kostet, ist keiner genannt. Keine zwei Punkte des Bretts sind 24 voneinander entfernt.',
    distance: 'Entfernung',
    doors: ['Freie Bahn', 'Ein gemachter Punkt', 'Zwei gemachte Punkte'],
    scale: 'Würfe von 36 je Entfernung',
    plot: 'Balken zu den Zahlen der Tabelle darunter: bis zur Entfernung sechs sind sie hoch, ab sieben niedrig, mit gemachten Punkten meist noch niedriger.',
  },
  openingTurns: {
    caption: 'Wie viele verschiedene erste Züge jeder Wurf zulässt',
    higher: 'Höherer Würfel',
    lower: 'Niedrigerer Würfel',
  },
  leaving: {
    caption: 'Wie oft der Mutterpunkt nach so vielen Zügen leer ist, wenn jeder Würfel einen Stein von ihm wegbringt',
    turns: 'Züge',
    share: 'Mutterpunkt leer',
    mean: (turns) => `Im Mittel dauert es ${turns}\u00a0Züge.`,
  },
  glossary: { otherLanguages: 'In anderen Sprachen', inTheRules: 'In den Regeln' },
};
