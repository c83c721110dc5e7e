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
        name: 'Căsuța-mamă pierdută',
        values: { true: 'încheie partida și îi aduce adversarului două puncte', false: 'nu încheie nimic' },
      },
      pinnedStops: {
        name: 'Un pul prins',
        values: { all: 'oprește toată scoaterea', itself: 'dacă e în casă, oprește numai propria scoatere' },
      },
      bearOff: { name: 'Scoaterea', values: { optional: 'poate fi refuzată', compulsory: 'este obligatorie' } },
      opening: {
        name: 'Prima mutare',
        values: {
          keep: 'se joacă chiar cu zarurile care au hotărât cine începe',
          reroll: 'se joacă cu amândouă zarurile, aruncate din nou de cel care începe',
        },
      },
      nextStarter: {
        name: 'Partida următoare a meciului',
        values: { 'opening-roll': 'se deschide iar cu câte un zar de fiecare', winner: 'o începe câștigătorul' },
      },
    },
  },
  reach: {
    caption: 'Câte dintre cele 36\u00a0de aruncări ajung exact pe un pul singur, după distanță',
    note: 'Porțile stau acolo unde opresc cele mai multe aruncări; numerele din paranteze spun la câte căsuțe în fața pulului care vine se află. Unde o poartă nu oprește nimic, nu e trecută niciuna. Pe tablă nu există două căsuțe aflate la distanța\u00a024.',
    distance: 'Distanța',
    doors: ['Fără poartă', 'O poartă', 'Două porți'],
    scale: 'Aruncări din 36, după distanță',
    plot: 'Bare pentru numerele din tabelul de mai jos: până la distanța șase sunt înalte, de la șapte sunt joase, iar cu porți sunt adesea și mai joase.',
  },
  openingTurns: {
    caption: 'Câte prime mutări diferite are fiecare aruncare',
    higher: 'Zarul mai mare',
    lower: 'Zarul mai mic',
  },
  leaving: {
    caption: 'În ce proporție din partide e goală căsuța-mamă după atâtea mutări, dacă fiecare zar ia de acolo un pul',
    turns: 'Mutări',
    share: 'Căsuța-mamă goală',
    mean: (turns) => `În medie e nevoie de ${turns}\u00a0mutări.`,
  },
  glossary: { otherLanguages: 'În alte limbi', inTheRules: 'În reguli' },
};
