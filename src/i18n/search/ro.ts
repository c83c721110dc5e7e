import { plural } from '../plural.ts';
import type { SearchMessages } from './messages.ts';

export const search: SearchMessages = {
  label: 'Căutare',
  field: 'Caută în reguli',
  hint: 'Scrie un cuvânt sau două, de pildă „mamă” sau „zarul mai mare”.',
  keys: 'Săgețile aleg, Enter deschide, Escape închide. De oriunde: / sau Ctrl+K.',
  close: 'Închide',
  searching: 'Se caută…',
  found: plural('ro', {
    one: (n) => `Am găsit ${n}\u00a0rezultat.`,
    few: (n) => `Am găsit ${n}\u00a0rezultate.`,
    other: (n) => `Am găsit ${n}\u00a0de rezultate.`,
  }),
  first: (shown, all) => `Rezultate găsite:\u00a0${all}. Iată primele\u00a0${shown}.`,
  none: (query) => `Nu am găsit nimic despre „${query}”. Încearcă alt cuvânt sau doar începutul lui.`,
  offline: 'Nu ai conexiune la internet, iar căutarea nu s-a încărcat încă. Încearcă din nou după ce te conectezi.',
  failed: 'Căutarea nu s-a putut încărca. Încearcă din nou peste puțin timp.',
};
