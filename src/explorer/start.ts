import { isRuleSetId } from '../engine/rulesets.ts';
import type { ExplorerMessages } from '../i18n/explorer/messages.ts';
import type { BoardMessages } from '../i18n/messages.ts';
import type { BoardAddress } from '../links/board-address.ts';
import { begin, changed, following, hashOf, reduce, typed, type Action } from './explorer.ts';
import { Page } from './page.ts';

/** Whether a hash leads to a section of the page, not to a board. */
function isSection(hash: string): boolean {
  return !hash.includes('=') && document.getElementById(hash.slice(1)) !== null;
}

/**
 * Wakes the board of the page. The address holds everything that is shown, so whatever a reader chooses is an address to
 * go to, and the browser's way back undoes it.
 */
export function start(words: BoardMessages): void {
  const root = document.querySelector<HTMLElement>('[data-explorer]');
  if (!root) return;
  const explorer = JSON.parse(root.dataset['said'] ?? '') as ExplorerMessages;
  const page = new Page(root, { ...words, explorer });
  const { hash } = location;
  let state = begin(isSection(hash) ? '' : hash);
  page.show(state);
  if (state.hash !== '') {
    page.announce();
    root.scrollIntoView();
  }

  function dispatch(action: Action): void {
    state = reduce(state, action);
    page.show(state);
  }

  function follow(): void {
    if (isSection(location.hash)) return;
    dispatch({ type: 'open', hash: location.hash });
    page.announce();
  }

  function go(board: BoardAddress): void {
    const there = hashOf(board);
    if (there !== location.hash) location.hash = there;
    // The event comes later; a second choice may come before it.
    follow();
  }

  function act(name: string | undefined): void {
    if (name === 'undo') location.hash = state.past.at(-1) ?? '';
    if (name === 'go-on') go(following(state.looked));
    if (name !== 'more') return;
    const { listed } = state;
    dispatch({ type: 'more' });
    page.part('turns').children[listed]?.querySelector('button')?.focus();
  }

  addEventListener('hashchange', () => {
    if (location.hash !== state.hash) follow();
  });

  root.addEventListener('click', ({ target }) => {
    const turn = page.turnOf(target);
    // Turns are listed under a roll only.
    if (turn) go({ ...state.looked, play: turn.text } as BoardAddress);
    else if (target instanceof HTMLElement) act(target.dataset['part']);
  });

  // A turn is seen on the board while the pointer or the focus is on it.
  const consider = ({ target }: Event): void => {
    const steps = page.turnOf(target)?.play ?? [];
    if (steps.length > 0 || state.draft.length > 0) dispatch({ type: 'consider', steps });
  };
  for (const type of ['mouseover', 'focusin']) root.addEventListener(type, consider);
  for (const type of ['mouseleave', 'focusout'])
    root.addEventListener(type, () => dispatch({ type: 'consider', steps: [] }));

  root.addEventListener('change', ({ target }) => {
    const { roll } = page;
    const play = root.querySelector('[name=play]') as HTMLInputElement;
    if (target instanceof HTMLSelectElement) {
      if (isRuleSetId(target.value)) go(changed({ ...state.looked, rules: target.value }, play.value));
    } else if (roll && target instanceof HTMLInputElement && target.type === 'radio') {
      go(changed({ ...state.looked, roll }, play.value));
    }
  });

  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = event.target instanceof HTMLFormElement ? event.target.querySelector('input') : null;
    const part = field?.name;
    if (!field || (part !== 'at' && part !== 'play')) return;
    const asked = typed(state.looked, part, field.value);
    if ('rules' in asked) go(asked);
    else {
      dispatch({ type: 'refuse', part, text: field.value, faults: asked });
      page.announce();
    }
  });
}
