import { plural } from '../plural.ts';
import type { SearchMessages } from './messages.ts';

export const search: SearchMessages = {
  label: 'Search',
  field: 'Search the rules',
  hint: 'Type a word or two, such as “mother” or “higher die”.',
  keys: 'Arrow keys choose, Enter opens, Escape closes. To search from anywhere, press / or Ctrl+K.',
  close: 'Close',
  searching: 'Searching…',
  found: plural('en', {
    one: (n) => `${n}\u00a0place found.`,
    other: (n) => `${n}\u00a0places found.`,
  }),
  first: (shown, all) => `${all}\u00a0places found; these are the first\u00a0${shown}.`,
  none: (query) => `Nothing here about “${query}”. Try another word, or only its beginning.`,
  offline: 'You are offline, and the search has not been loaded yet. Try again once you are connected.',
  failed: 'The search could not be loaded. Try again in a moment.',
};
