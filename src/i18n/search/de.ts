import { plural } from '../plural.ts';
import type { SearchMessages } from './messages.ts';

export const search: SearchMessages = {
  label: 'Suche',
  field: 'In den Regeln suchen',
  hint: 'Gib ein oder zwei Wörter ein, etwa „Mutterpunkt“ oder „höherer Würfel“.',
  keys: 'Pfeiltasten wählen aus, Enter öffnet, Esc schließt. Die Suche öffnet sich mit / oder Strg+K.',
  close: 'Schließen',
  searching: 'Suche läuft\u00a0…',
  found: plural('de', {
    one: (n) => `${n}\u00a0Stelle gefunden.`,
    other: (n) => `${n}\u00a0Stellen gefunden.`,
  }),
  first: (shown, all) => `${all}\u00a0Stellen gefunden, hier die ersten\u00a0${shown}.`,
  none: (query) => `Zu „${query}“ steht hier nichts. Versuch es mit einem anderen Wort oder nur mit dem Wortanfang.`,
  offline: 'Du bist offline, und die Suche ist noch nicht geladen. Versuch es wieder, sobald du online bist.',
  failed: 'Die Suche ließ sich nicht laden. Versuch es gleich noch einmal.',
};
