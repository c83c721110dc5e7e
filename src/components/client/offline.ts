/**
 * Pages kept for reading without a network: asks the browser to start the language's worker, unless the reader has
 * unticked the box in the footer, which also removes what is kept.
 */
const { lang } = document.documentElement;
const CHOICE = `keep-${lang}`;

function isRefused(): boolean {
  try {
    return localStorage.getItem(CHOICE) === 'no';
  } catch {
    // Storage is blocked, and with it what the worker would use.
    return true;
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function keep(): Promise<void> {
  const address = `/${lang}/worker.js${savesData() ? '?visited' : ''}`;
  const registration = await navigator.serviceWorker.register(address);
  // Without a message, a worker that comes back on the page on which it was removed would keep nothing.
  (registration.waiting ?? registration.active)?.postMessage('');
}

async function remove(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(`kept-${lang}-`)) await caches.delete(name);
  }
}

/** Whatever fails, the page is no worse than without a worker. */
function attempt(work: () => Promise<void>): void {
  void work().catch(() => undefined);
}

export function wireOffline(): void {
  const box = document.querySelector<HTMLInputElement>('[data-keep]');
  if (!box || !('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV) {
    // A worker that an earlier build left at this address.
    attempt(remove);
    return;
  }

  const text = box.nextElementSibling;
  if (text && savesData()) text.textContent = box.dataset['keep'] ?? '';
  const follow = (): void => attempt(box.checked ? keep : remove);
  // Also overrules what the browser put back into the form.
  box.checked = !isRefused();
  box.addEventListener('change', () => {
    localStorage.setItem(CHOICE, box.checked ? 'yes' : 'no');
    follow();
  });
  box.closest('p')?.removeAttribute('hidden');

  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow);
}
