import { readFrameHash } from './frame-hash.ts';

/**
 * Brings the frame of an address like `#pinning-five-pins:1.2` into view, where its board wakes and takes the step: no
 * element bears that name, so the browser goes nowhere.
 */
function findStep(): void {
  const { id, step } = readFrameHash(location.hash);
  if (step !== undefined) document.getElementById(id)?.scrollIntoView();
}

/** Follows the address of a step now, unless the page was opened again and its place is known, and whenever it changes. */
export function wireSteps(): void {
  if ('navigate' in document.documentElement.dataset) findStep();
  addEventListener('hashchange', findStep);
}
