import type { PageMessages } from './messages.ts';

export const pages: PageMessages = {
  ruleSets: {
    title: 'Seturile de reguli, unul lângă altul',
    rule: 'Regula',
    names: {
      plakoto: 'Plakoto',
      tapa: 'Tapa pe site-ul de joc',
      'tapa-tabla': 'Tapa într-un meci de tabla',
      mahbusa: 'Mahbusa',
    },
    fields: {
      mother: {
        name: 'Mama pierdută',
        values: { true: 'încheie partida și aduce două puncte', false: 'nu încheie nimic' },
      },
      pinnedStops: {
        name: 'Un pul prins',
        values: { all: 'oprește toată scoaterea', itself: 'rămâne numai el pe tablă' },
      },
      bearOff: { name: 'Scoaterea', values: { optional: 'poate fi refuzată', compulsory: 'este obligatorie' } },
      opening: {
        name: 'Prima mutare',
        values: { keep: 'se joacă cu zarurile de la început', reroll: 'se joacă după ce arunci din nou ambele zaruri' },
      },
      nextStarter: {
        name: 'Partida următoare a meciului',
        values: { 'opening-roll': 'începe iar cu câte un zar', winner: 'o începe câștigătorul' },
      },
    },
  },
  reach: {
    caption: 'Câte dintre cele 36\u00a0de aruncări ajung exact pe un pul singur, după distanță',
    note: 'Porțile stau acolo unde iau cele mai multe aruncări; numărul din paranteze spune cât de departe sunt, înaintea pulului care mută. Unde o poartă nu ia nimic, nu e numită niciuna. Pe tablă nu există două căsuțe la distanța 24.',
    distance: 'Distanța',
    doors: ['Fără poartă', 'O poartă', 'Două porți'],
    scale: 'Aruncări din 36, după distanță',
    plot: 'Bare pentru numerele din tabelul de mai jos: până la distanța șase sunt înalte, de la șapte sunt joase, iar cu porți sunt și mai joase.',
  },
  openingTurns: {
    caption: 'Câte prime mutări diferite are fiecare aruncare',
    higher: 'Zarul mai mare',
    lower: 'Zarul mai mic',
  },
  leaving: {
    caption: 'În ce parte a partidelor căsuța-mamă e goală după atâtea mutări, dacă fiecare zar scoate de acolo un pul',
    turns: 'Mutări',
    share: 'Căsuța-mamă goală',
    mean: (turns) => `În medie e nevoie de ${turns}\u00a0mutări.`,
  },
  glossary: { otherLanguages: 'În alte limbi', inTheRules: 'În reguli' },
};
