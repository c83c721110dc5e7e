import { plural } from '../plural.ts';
import type { SearchMessages } from './messages.ts';

export const search: SearchMessages = {
  label: 'Търсене',
  field: 'Търси в правилата',
  hint: 'Напиши една или две думи, например „майка“ или „по-голям зар“.',
  keys: 'Стрелки за избор, Enter за отваряне, Escape за затваряне. Отвсякъде: / или Ctrl+K.',
  close: 'Затвори',
  searching: 'Търся…',
  found: plural('bg', {
    one: (n) => `Намерено е ${n}\u00a0място.`,
    other: (n) => `Намерени са ${n}\u00a0места.`,
  }),
  first: (shown, all) => `Намерени са ${all}\u00a0места, ето първите\u00a0${shown}.`,
  none: (query) => `За „${query}“ няма нищо. Опитай с друга дума или само с началото ѝ.`,
  offline: 'Няма връзка с интернет, а търсенето още не е заредено. Опитай пак, когато се върне.',
  failed: 'Търсенето не можа да се зареди. Опитай пак след малко.',
};
