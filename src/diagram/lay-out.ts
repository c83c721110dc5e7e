/**
 * Lays out the boards of a page that are out of sight, one in each frame of the screen, once the page has been painted:
 * from then on the browser knows how tall each of them is and need not guess it, so nothing moves under a reader who
 * jumps to one. All of them at once would hold up the first paint.
 */
export function layOutBoards(): void {
  const boards = document.querySelectorAll('.example');
  const layOut = (index: number): void => {
    boards[index]?.setAttribute('data-laid', '');
    if (boards[index]) requestAnimationFrame(() => layOut(index + 1));
  };
  requestAnimationFrame(() => requestAnimationFrame(() => layOut(0)));
}
