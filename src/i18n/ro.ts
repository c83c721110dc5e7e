import { boards } from './boards/ro.ts';
import { joined, type ControlMessages, type Messages } from './messages.ts';
import { pages } from './pages/ro.ts';
import { search } from './search/ro.ts';

const around: Pick<Messages, 'site'> = {
  site: {
    name: 'Plakoto, Tapa, Mahbusa',
    skipToText: 'Mergi la text',
    languages: 'Limbi',
    theme: { label: 'Aspect', system: 'Ca în sistem', light: 'Luminos', dark: 'Întunecat' },
    frontPage: 'Prima pagină',
    whereYouAre: 'Unde te afli',
    alsoKnownAs: 'Alte nume',
    contents: 'Cuprins',
    movedTo: (title) => `Acest text s-a mutat: ${title}`,
    table: 'Tabel',
    updated: (date) => `Pagină actualizată la ${date}.`,
    reportMistake: 'Semnalează o greșeală pe această pagină',
    previousNext: 'Pagina precedentă și pagina următoare',
    previousPage: 'Înapoi',
    nextPage: 'Înainte',
    pages: 'Pagini',
    playAt: (host) => `Joacă pe ${host}`,
    boardsChecked: 'Fiecare tablă de pe aceste pagini a fost verificată de un program care cunoaște regulile.',
    keepOffline: {
      all: (size) =>
        `Păstrează toate paginile în română pe acest dispozitiv, ca să le poți citi fără internet (${size})`,
      visited: 'Păstrează pe acest dispozitiv paginile pe care le deschizi, ca să le poți citi fără internet',
    },
    browserAsks: 'limba browserului tău',
    lastRead: 'limba în care ai citit ultima dată',
    notFound: {
      title: 'Pagina nu există',
      text: 'Poate că adresa e greșită sau pagina a fost mutată.',
      nearest: 'Poate cauți pagina aceasta:',
      toFrontPage: 'Mergi la prima pagină',
    },
  },
};

const controls: ControlMessages = {
  board: 'Tablă',
  frames: { start: 'Început', turn: (n) => `Mutarea\u00a0${n}`, refused: (n) => `Mutarea refuzată\u00a0${n}` },
  label: 'Pozițiile una câte una',
  first: 'Prima poziție',
  back: 'Înapoi',
  play: 'Pornește',
  pause: 'Oprește',
  next: 'Înainte',
  last: 'Ultima poziție',
  copyLink: 'Copiază legătura către această poziție',
  more: 'Mai multe',
  copyPosition: 'Copiază poziția ca text',
  inWords: 'Arată pozițiile în cuvinte',
  dieByDie: 'Zar cu zar',
  numbers: {
    label: 'Numerele căsuțelor',
    following: 'ale celui care mută',
    white: 'ale Albului',
    black: 'ale Negrului',
  },
  source: 'Sursa acestui exemplu',
  openBoard: 'Încearcă pe tablă',
  keys: 'Taste: săgețile stânga și dreapta pentru înapoi și înainte, Home și End pentru capete, spațiu pentru pornire și oprire.',
  atFirst: 'Aceasta este prima poziție.',
  atLast: 'Aceasta este ultima poziție.',
  wentBack: 'Un pas înapoi.',
  copied: 'S-a copiat.',
  notCopied: 'Browserul tău nu permite copierea.',
};

export const ro = joined(around, boards, controls, { pages, search });
