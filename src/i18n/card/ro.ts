import type { CardMessages } from './messages.ts';

export const card: CardMessages = {
  heading: 'Fișă cu reguli',
  toCard: 'Regulile pe o singură foaie, de tipărit',
  toPdf: 'Aceeași foaie în format PDF',
  toRules: 'Toate regulile, cu exemple',
  terms: 'Cuvinte',
  score: 'Cât valorează o partidă',
  points: 'Puncte',
  results: {
    single: 'Cel care pierde a scos măcar un pul.',
    double: 'Cel care pierde n-a scos niciun pul.',
    mother: 'Celui care pierde i-a fost prins ultimul pul de pe căsuța-mamă.',
    draw: 'Pe fiecare căsuță-mamă stă prins un pul pornit de acolo.',
  },
  withoutMother: {
    mother:
      'Prinderea ultimului pul de pe căsuța-mamă a adversarului nu aduce victoria: partida merge mai departe. Dacă pe fiecare căsuță-mamă stă prins un pul pornit de acolo, e remiză.',
    score: 'Cine scoate primul toți pulii ia un punct, sau două dacă adversarul n-a scos niciunul.',
  },
};
