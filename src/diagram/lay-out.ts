const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Lays out the boards of a page that are out of sight, one in each frame of the screen, once the page has been painted:
 * from then on the browser knows how tall each of them is and need not guess it, so nothing moves under a reader who
 * jumps to one. All of them at once would hold up the first paint.
 */
export async function layOutBoards(): Promise<void> {
  await nextFrame();
  for (const board of document.querySelectorAll('.example')) {
    await nextFrame();
    board.setAttribute('data-laid', '');
  }
}
