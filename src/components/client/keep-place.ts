/**
 * Links that should lead to the same place of another page: languages keep the hash, a report names it. The hash is
 * taken as the address bar holds it, percent signs and all. It is read when a link is about to be used, because a
 * diagram changes the address without an event; touching and focusing come before opening in a new tab too.
 */
export function wirePlace(): void {
  function update(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (link.hreflang !== '' && link.closest('nav')) link.hash = location.hash;
    if ('report' in link.dataset) {
      const address = new URL(link.href);
      address.searchParams.set('frame', location.hash.slice(1));
      link.href = address.href;
    }
  }
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, update, true);
}
