/**
 * What a reader chooses for all boards: whose numbers (`numbers`: white, black, or of the side that moves), single steps
 * (`steps`: dice), boards in words (`words`: shown). It stands on the root element, where the style sheet and the
 * steppers find it, and is remembered where storage allows; elsewhere it holds for this page.
 */
const root = document.documentElement;

function choose(name: string, value: string): void {
  if (value === '') root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
  try {
    if (value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is blocked.
  }
}

/** Turns the list of a frame round, and says so, when it is not in the numbers that the rim shows. */
function renumber(frame: HTMLElement): void {
  const own = frame.dataset['numbers'];
  const wanted = root.dataset['numbers'] ?? own;
  if (wanted === (frame.dataset['listed'] ?? own)) return;
  const list = frame.querySelector('.words ul');
  const points = [...(list?.children ?? [])].slice(0, -1);
  for (const point of points) {
    // Browser translation may have wrapped the words; the number is in the first text that has one.
    const walker = document.createTreeWalker(point, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode();
    while (text && !/\d/.test(text.nodeValue ?? '')) text = walker.nextNode();
    if (text) text.nodeValue = (text.nodeValue ?? '').replace(/\d+/, (number) => String(25 - Number(number)));
  }
  list?.prepend(...points.reverse());
  const whose = frame.querySelector('.whose');
  if (whose) whose.textContent = document.getElementById('board-words')?.dataset[wanted ?? ''] ?? '';
  frame.dataset['listed'] = wanted;
}

function renumberAll(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-frame]')) renumber(frame);
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Wires the choices of all boards of the page, and brings their lists in line with what was chosen before. */
export function wireBoards(): void {
  renumberAll();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { choice } = target.dataset;
    if (choice === undefined) return;
    choose(choice, target instanceof HTMLInputElement && !target.checked ? '' : target.value);
    if (choice === 'numbers') renumberAll();
  });
  // What a panel holds is written once a page; the panel that is opened takes it in and shows the choices as they are.
  const sync = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches('.more[open]')) return;
    const words = document.getElementById('board-words');
    if (words instanceof HTMLTemplateElement && target.childElementCount === 1) {
      target.append(words.content.cloneNode(true));
      const { example = '' } = target.closest<HTMLElement>('[data-example]')?.dataset ?? {};
      target.querySelector('a')?.setAttribute('href', `/examples/${example}/`);
    }
    for (const field of target.querySelectorAll<Field>('[data-choice]')) {
      const value = root.getAttribute(`data-${field.dataset['choice'] ?? ''}`) ?? '';
      if (field instanceof HTMLInputElement) field.checked = value === field.value;
      else field.value = value;
    }
  };
  document.addEventListener('toggle', sync, true);
  document.addEventListener('keydown', ({ key, target }) => {
    const panel = key === 'Escape' && target instanceof Element ? target.closest('.more[open]') : null;
    panel?.removeAttribute('open');
    panel?.querySelector('summary')?.focus();
  });
}
