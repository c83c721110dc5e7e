/**
 * Up and Down walk from the field through the results and back; Home and End, in the results, to the first and last. The
 * results stay links, so that Enter, and opening in a new tab, are the browser's own. Escape closes at once, where a
 * search field alone would first be emptied. A letter typed among the results goes on in the field.
 */
export function wireArrows(dialog: HTMLDialogElement, field: HTMLInputElement, list: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;

    const stops: readonly HTMLElement[] = [field, ...list.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const target: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      ...(at > 0 ? { Home: 1, End: stops.length - 1 } : {}),
    };
    const next = target[event.key];
    if (at !== -1 && next !== undefined) {
      event.preventDefault();
      stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
    } else if (at > 0 && event.key.length === 1 && event.key !== ' ') {
      field.focus();
    }
  });
}
