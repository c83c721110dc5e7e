/** The script of a diagram alone, for a frame on another site: it tells the page around how tall the diagram is. */
/** Nothing that is not public: any page may frame a diagram, and any may know how tall it is. */
function tellHeight(): void {
  const { example } = document.querySelector<HTMLElement>('[data-example]')?.dataset ?? {};
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: 'plakoto:height', example, height }, '*');
}

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener('load', tellHeight);
}
