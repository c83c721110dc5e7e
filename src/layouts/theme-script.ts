/**
 * Runs in the head, before anything is painted, so that what a reader has chosen before (the theme; of the boards: point
 * numbers, steps, words) never flashes or moves the page. Its hash stands in the site's policy (astro.config.mjs).
 * Reading storage throws where it is blocked.
 *
 * It also marks how the reader came: `data-navigate`, `data-reload`, `data-back_forward`. A page that is opened again is to
 * show the place that was being read, which the browser finds only where all of it is laid out (diagram/stepping.css).
 */
export const THEME_SCRIPT =
  "try{let d=document.documentElement.dataset;d[performance.getEntriesByType('navigation')[0]?.type]='';for(let k of ['theme','numbers','steps','words'])if(/^(light|dark|white|black|dice|shown)$/.test(localStorage[k]))d[k]=localStorage[k]}catch{}";
