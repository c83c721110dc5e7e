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
    one: (n) => `Am găsit ${n}\u00a0loc.`,
    few: (n) => `Am găsit ${n}\u00a0locuri.`,
    other: (n) => `Am găsit ${n}\u00a0de\u00a0locuri.`,
  }),
  first: (shown, all) => `Locuri găsite:\u00a0${all}. Iată primele\u00a0${shown}.`,
  none: (query) => `Nu e nimic aici despre „${query}”. Încearcă alt cuvânt sau doar începutul lui.`,
  offline: 'Nu ai conexiune la internet, iar căutarea nu s-a încărcat încă. Încearcă din nou când revine.',
  failed: 'Căutarea nu s-a putut încărca. Încearcă din nou peste puțin timp.',
};
