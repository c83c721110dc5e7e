/** The language that was read last (site.ts); null if none was, or storage is blocked. */
export function lastRead(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}

/** The first of the languages that the browser asks for, best first, which the site has. */
export function wanted(asked: readonly string[], has: readonly string[]): string | undefined {
  return asked.map((each) => each.split('-')[0]?.toLowerCase() ?? '').find((each) => has.includes(each));
}
