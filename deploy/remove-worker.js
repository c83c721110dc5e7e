/*
 * Takes back what the service workers have done: copied over every /<language>/worker.js, it removes the kept pages and
 * the worker itself from each browser that comes back. docs/serving.md says when.
 */
/* global self, caches */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  async function remove() {
    const kept = (await caches.keys()).filter((name) => name.startsWith('kept-'));
    await Promise.all(kept.map((name) => caches.delete(name)));
    await self.registration.unregister();
  }
  event.waitUntil(remove());
});
