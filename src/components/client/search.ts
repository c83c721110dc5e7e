/** Fields take every key; `/` typed there is a character. */
const FIELD = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** `/`, and K with Ctrl or, on a Mac, with Command. Where the keyboard writes no Latin letters, K is where it would be. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    return !event.shiftKey && (event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && event.key > '\u007f'));
  }
  return event.key === '/' && !(event.target instanceof Element && event.target.closest(FIELD));
}

/** The button in the header, and the keys. The window itself comes when it is first asked for. */
export function wireSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('.find button');
  const news = document.querySelector('.find [role=status]');
  if (!button || !news) return;

  const open = async (): Promise<void> => {
    news.textContent = '';
    try {
      await (await import('./search/dialog.ts')).openSearch();
    } catch {
      const { failed = '', offline = '' } = button.dataset;
      news.textContent = navigator.onLine ? failed : offline;
    }
  };
  button.addEventListener('click', () => void open());
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    void open();
  });
}
