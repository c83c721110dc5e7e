/**
 * Runs in the head of a diagram for other sites, before anything is painted: `?theme=dark` in its address fixes its
 * colours. Storage is another one in a frame, or none, and is not asked.
 */
export const EMBED_SCRIPT =
  'let t=/[?&]theme=(light|dark)(?=&|$)/.exec(location.search);t&&(document.documentElement.dataset.theme=t[1])';
