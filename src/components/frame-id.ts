/** The address of a frame inside its page, `pinning-five-pins:1`; the same in every language (DESIGN 4). */
export function frameId(example: string, key: string): string {
  return `${example.replaceAll('/', '-')}:${key}`;
}
