/**
 * Marks, in the contents, the section that is being read: the last one whose beginning has passed the upper third. Where a
 * section is an element of its own its edge is asked for: to ask where a heading is would lay out all sections above it.
 */
export function wireContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const edge = heading?.closest('article > section') ?? heading;
    return edge ? [{ link, edge }] : [];
  });

  function mark(): void {
    const current = sections.findLast(({ edge }) => edge.getBoundingClientRect().top < innerHeight / 3);
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  // An edge that crosses the line is the only moment at which the answer changes.
  const line = new IntersectionObserver(mark, { rootMargin: '0px 0px -66%' });
  for (const { edge } of sections) line.observe(edge);
}
