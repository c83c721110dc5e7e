/**
 * On the chooser: shows a note beside the language that was read last, and beside the first that the browser asks for.
 * It never redirects.
 */
import { lastRead, wanted } from './language.ts';

const items = [...document.querySelectorAll<HTMLElement>('.languages li')];
const has = items.map(({ lang }) => lang);
const last = lastRead();
const asked = wanted(navigator.languages, has);
for (const item of items) {
  if (item.lang !== last && item.lang !== asked) continue;
  const note = item.querySelector<HTMLElement>('.note');
  if (note && item.lang === last) note.textContent = note.dataset['last'] ?? '';
  item.setAttribute('data-suggested', '');
}
