/* global self, caches, fetch, Request, Response, URL, MessageChannel, setTimeout */
// Keeps one page: the one that says that there is no connection. Whatever else is asked for goes to
// the network, so nobody ever sees an app older than the last deploy, and no answer of the API is
// kept. Besides, it shows what is pushed, and opens the app where that leads.

/**
 * Named by what is in it (the build fills this in), so that a changed page replaces the one kept.
 */
const CACHE = 'offline-%DIGEST%';
const OFFLINE_PAGE = '/offline.html';

async function cacheOfflinePage() {
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

/** What is shown where a message cannot be read: a browser wants every one of them to be seen. */
const UNREADABLE = { title: 'Rotadaş', text: 'Yeni bir bildirimin var.', link: '/bildirimler' };

/** A page of the app that has not taken a link within this, ms, is led there by its address. */
const PAGE_ANSWERS_MS = 1_000;

function pushedOf(data) {
  try {
    return { ...UNREADABLE, ...data.json() };
  } catch {
    return UNREADABLE;
  }
}

/** Shows what was pushed; a second copy of it replaces the first. */
async function show({ id, title, text, link, createdAt }) {
  await self.registration.showNotification(title, {
    body: text,
    tag: id === undefined ? 'rotadas' : `notification-${id}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'tr',
    timestamp: createdAt,
    data: { id, link },
  });
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length).catch(() => undefined);
}

/** A path of this app, whatever was pushed. */
function addressOf(link) {
  const address = new URL(link, self.location.origin);
  return address.origin === self.location.origin ? address : new URL('/', self.location.origin);
}

/** Whether the page takes the link by itself, without being loaded anew. */
function isTakenBy(page, tapped) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    page.postMessage({ type: 'notification-tapped', ...tapped }, [port2]);
    setTimeout(() => resolve(false), PAGE_ANSWERS_MS);
  });
}

/** Brings the app to the front where the notification leads, in a new window where none is open. */
async function open({ id, link }) {
  const address = addressOf(link);
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const marked = new URL(address);
  if (id !== undefined) marked.hash = `bildirim=${id}`; // the page that opens marks it as read
  if (page === undefined) return self.clients.openWindow(marked.href);
  await page.focus().catch(() => page); // where the browser does not let it, it opens all the same
  const path = address.pathname + address.search;
  if (id !== undefined && (await isTakenBy(page, { id, link: path }))) return null;
  return page.navigate(marked.href);
}

self.addEventListener('push', (event) => event.waitUntil(show(pushedOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOfflinePage(event));
});
