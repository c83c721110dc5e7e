const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Lays out what is out of sight on a page with boards, once the page has been painted: each section, and each board, in a
 * frame of the screen of its own. From then on the browser knows how tall all of it is and need not guess, so
 * nothing moves under a reader who jumps. All at once would hold up the first paint.
 */
export async function layOutPage(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  for (const part of document.querySelectorAll('article > section, .example')) {
    await nextFrame();
    part.setAttribute('data-laid', '');
  }
}
