/**
 * Marks, in the contents, the section that is being read: the last one whose heading has passed the upper third. The edge
 * of the element it stands in is asked for first: to ask where a heading is would lay out all that is above it.
 */
export function wireContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });

  const isPassed = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight / 3;

  function mark(): void {
    const current = sections.findLast(
      ({ heading }) => isPassed(heading.closest('section') ?? heading) && isPassed(heading),
    );
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  // A heading that crosses the line is the only moment at which the answer changes.
  const line = new IntersectionObserver(mark, { rootMargin: '0px 0px -66%' });
  for (const { heading } of sections) line.observe(heading);
}
