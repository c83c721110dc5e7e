/** On the chooser: shows the note beside the first language the browser asks for that the site has. It never redirects. */
for (const wanted of navigator.languages) {
  const language = wanted.split('-')[0] ?? '';
  const item = document.querySelector(`.languages [lang="${CSS.escape(language)}"]`);
  if (item) {
    item.setAttribute('data-suggested', '');
    break;
  }
}
