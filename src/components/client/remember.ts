/** Remembers a choice for the reader's next page, where storage allows. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is blocked.
  }
}
