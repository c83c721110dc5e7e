type Import = (address: string) => Promise<unknown>;

/** How long a reader's network is given to come back, in milliseconds. */
const PAUSE = 1000;

/**
 * Boards whose script did not arrive ask for it once more. Astro does so for what an island is and for what draws it each
 * by itself, under two addresses, although in a built site ours are one file: the two copies would wreck the board. One
 * attempt serves both; where it fails, every frame is still reached by its link, and the next board that comes into view tries anew.
 */
export function importOnce(): void {
  const island = customElements.get('astro-island')?.prototype as { importWithRetry: Import };
  const attempts = new Map<string, Promise<unknown>>();
  const attempt = async (address: string): Promise<unknown> => {
    try {
      return await import(/* @vite-ignore */ address);
    } catch {
      await new Promise((resume) => setTimeout(resume, PAUSE));
      // The browser remembers what failed by its address.
      return import(/* @vite-ignore */ `${address}?${String(Date.now())}`);
    }
  };
  island.importWithRetry = (address) => {
    const module = attempts.get(address) ?? attempt(address);
    attempts.set(address, module);
    module.catch(() => attempts.delete(address));
    return module;
  };
}
