/** How a heading of the second level begins (components/SectionHeading.astro), and all up to the next. */
const SECTION = /<div class="heading"[^>]*>\s*<h2.*?(?=<div class="heading"[^>]*>\s*<h2|$)/gs;

/**
 * The text of a page with each section, from its heading to the next, in an element of its own, which a browser need not
 * lay out before it is near. Headings of sections stand in nothing else; of a page without a board nothing is changed.
 */
export function sectioned(html: string): string {
  return html.includes('<astro-island') ? html.replace(SECTION, '<section>$&</section>') : html;
}
