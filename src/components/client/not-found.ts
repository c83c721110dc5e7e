/**
 * On the page for addresses that do not exist: puts the section in the reader's language first, and names the page that
 * was most likely meant. The language is that of the address, else the one read last, else the browser's.
 */
import { lastRead, wanted } from './language.ts';
import { nearest } from './nearest.ts';

const sections = [...document.querySelectorAll<HTMLElement>('section[lang]')];
const has = sections.map(({ lang }) => lang);
const [, inAddress = ''] = location.pathname.split('/');
const language = wanted([inAddress, lastRead() ?? '', ...navigator.languages], has);
const section = sections.find(({ lang }) => lang === language) ?? sections[0];
if (section) {
  if (section !== sections[0]) sections[0]?.before(section);
  const links = [...section.querySelectorAll<HTMLAnchorElement>('li a')];
  const path = nearest(
    location.pathname,
    links.map(({ pathname, textContent }) => ({ path: pathname, title: textContent })),
  );
  const meant = links.find(({ pathname }) => pathname === path);
  const note = section.querySelector<HTMLElement>('[hidden]');
  if (meant && note) {
    const link = meant.cloneNode(true) as HTMLAnchorElement;
    link.hash = location.hash;
    note.append(' ', link);
    note.hidden = false;
  }
}
