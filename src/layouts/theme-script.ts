/**
 * Runs in the head, before anything is painted, so that what a reader has chosen before (the theme; of the boards: point
 * numbers, steps, words) never flashes or moves the page. Its hash stands in the site's policy (astro.config.mjs).
 * Reading storage throws where it is blocked.
 */
export const THEME_SCRIPT =
  "try{for(let k of ['theme','numbers','steps','words']){let v=localStorage.getItem(k);/^(light|dark|white|black|dice|shown)$/.test(v)&&(document.documentElement.dataset[k]=v)}}catch{}";
