/* global self, caches, fetch, Request, Response */
// Knows one page: the one that says that there is no connection. Whatever else is asked for goes to
// the network, so nobody ever sees an app older than the last deploy, and no answer of the API is
// kept.

/**
 * Named by what is in it (the build fills this in), so that a changed page replaces the one kept.
 */
const CACHE = 'offline-%DIGEST%';
const OFFLINE_PAGE = '/offline.html';

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // The page is fetched while this worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function pageOrOfflinePage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOfflinePage(event));
});
