/** Remembers, where storage allows, in which language the reader reads: for the chooser and the page of errors. */
export function rememberLanguage(): void {
  try {
    localStorage.setItem('language', document.documentElement.lang);
  } catch {
    // Storage is blocked.
  }
}
