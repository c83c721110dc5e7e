import type { SearchMessages } from '../../../i18n/search/messages.ts';
import { wireArrows } from './arrows.ts';
import looks from './dialog.css?url';
import { find, type Answer, type Found } from './pagefind.ts';
import { searchWords } from './words.ts';

/** Long enough that a word typed at a steady pace is looked up, and announced, once. */
const PAUSE = 200;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function itemOf({ href, title, page, excerpt }: Found): HTMLLIElement {
  const quote = excerpt.map(({ text, found }) => (found ? make('mark', {}, text) : text));
  const where = page === title ? [] : [' ', make('small', {}, page)];
  return make('li', {}, make('a', { href }, make('strong', {}, title), ...where, make('span', {}, ...quote)));
}

function tell(words: SearchMessages, query: string, { all, found }: Answer): string {
  if (all === 0) return words.none(query);
  return found.length < all ? words.first(found.length, all) : words.found(all);
}

function build(words: SearchMessages): { readonly dialog: HTMLDialogElement; readonly field: HTMLInputElement } {
  const field = make('input', { type: 'search', autocomplete: 'off', spellcheck: false, enterKeyHint: 'search' });
  const news = make('p', { role: 'status', textContent: words.hint });
  const list = make('ol', {});
  const close = make('button', { type: 'button', ariaLabel: words.close }, '×');
  const form = make('form', { role: 'search' }, make('label', {}, words.field, field), close);
  const dialog = make('dialog', { className: 'search', ariaLabel: words.label });
  dialog.append(form, news, list, make('p', { className: 'keys' }, words.keys));

  /** The answer to an earlier question may come after that to a later one. */
  let asked = '';
  let shown = '';
  let timer: number | undefined;
  function show(query: string, text: string, found: readonly Found[] = []): void {
    if (query !== asked) return;
    shown = query;
    list.replaceChildren(...found.map(itemOf));
    news.textContent = text;
  }
  async function ask(query: string): Promise<void> {
    if (query === '') {
      show(query, words.hint);
      return;
    }
    if (list.childElementCount === 0) news.textContent = words.searching;
    try {
      const answer = await find(query);
      show(query, tell(words, query, answer), answer.found);
    } catch {
      show(query, navigator.onLine ? words.failed : words.offline);
    }
  }
  function look(pause: number): void {
    asked = field.value.trim();
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(asked), pause);
  }

  field.addEventListener('input', () => {
    look(PAUSE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const first = list.querySelector('a');
    // What stands there may be the answer to an earlier question; and a failure is worth another try.
    if (first && shown === field.value.trim()) first.click();
    else look(0);
  });
  close.addEventListener('click', () => {
    dialog.close();
  });
  // Closed before the browser follows the link, or a link into this very page would lead nowhere to be seen.
  list.addEventListener('click', (event) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (plain && event.target instanceof Element && event.target.closest('a')) dialog.close();
  });
  // A click beside the window is on the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  wireArrows(dialog, field, list);
  return { dialog, field };
}

/** The window's own styles, which no page needs before: imported, they would be linked in the head of every page. */
async function loadLooks(): Promise<void> {
  const link = make('link', { rel: 'stylesheet', href: looks });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(looks));
    });
    document.head.append(link);
  });
}

let built: ReturnType<typeof build> | undefined;

/** Opens the window, ready to type in; what was typed before is still there, selected. */
export async function openSearch(): Promise<void> {
  if (!built) {
    const [words] = await Promise.all([searchWords(), loadLooks()]);
    // Two presses may have come before the first was answered.
    built ??= build(words);
    document.body.append(built.dialog);
  }
  const { dialog, field } = built;
  if (!dialog.open) dialog.showModal();
  field.focus();
  field.select();
}
