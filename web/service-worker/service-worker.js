/* global self, caches, fetch, AbortSignal, Request, Response, URL, MessageChannel, setTimeout */
// Caches only the offline page. Everything else comes from the network, so no app is older than the
// last deploy and no API response is stored. Also shows push messages, opens their links, starts
// planned offers and answers requests.

/** The build fills in a digest of the page, so that a changed page replaces the cached one. */
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
  // Fetches the page while this worker is still starting.
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

/**
 * Shown for a message that cannot be parsed, since browsers require a notification for each
 * message.
 */
const UNREADABLE = { title: 'Rotadaş', text: 'Yeni bir bildirimin var.', link: '/bildirimler' };

const START_PATH = '/api/services/planned/start';

/**
 * Timeout, ms. After a longer wait most browsers refuse to open a window; a notification is shown
 * instead.
 */
const POST_TIMEOUT_MS = 5_000;

/** Browsers without buttons in notifications ignore it. */
const START_BUTTON = { action: 'start', title: 'Evet, yayına geç' };

const STARTED = {
  title: 'Yayındasın',
  text: 'İlanın haritada. Konumunu başka bir uygulama göndermiyorsa Rotadaş’ı açık tut.',
  link: '/',
};

const NOT_STARTED = { title: 'Yayına geçilemedi', text: 'Dokunup uygulamayı aç ve oradan yayına geç.' };

const ANSWER_PATH = '/api/agreements/answer';

const ANSWER_BUTTONS = [
  { action: 'accept', title: 'Kabul et' },
  { action: 'decline', title: 'Reddet' },
];

const ANSWERED = {
  accept: { title: 'Kabul edildi', text: 'Karşındaki kişiye haber verdik. Yazmak için dokun.' },
  decline: { title: 'Reddedildi', text: 'Karşındaki kişiye haber verdik.' },
};

const CHANGED = { title: 'Bu istek bu arada değişti', text: 'Dokun, son hâline bak.' };

const NOT_ANSWERED = { title: 'Cevabın gönderilemedi', text: 'Dokunup uygulamayı aç ve oradan cevapla.' };

/** Statuses of requests that were answered, withdrawn or have expired, or have no seats left. */
const CHANGED_STATUSES = [404, 409];

/** A page that does not acknowledge a link within this time, ms, is navigated instead. */
const PAGE_RESPONSE_MS = 1_000;

function parsePush(data) {
  try {
    return { ...UNREADABLE, ...data.json() };
  } catch {
    return UNREADABLE;
  }
}

function buttons({ startToken, answerToken }) {
  if (answerToken !== undefined) return ANSWER_BUTTONS;
  return startToken === undefined ? [] : [START_BUTTON];
}

async function show({ id, title, text, link, createdAt, startToken, answerToken }) {
  await self.registration.showNotification(title, {
    body: text,
    tag: id === undefined ? 'rotadas' : `notification-${id}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'tr',
    timestamp: createdAt,
    actions: buttons({ startToken, answerToken }),
    requireInteraction: answerToken !== undefined, // Waits for an answer
    data: { id, link, startToken, answerToken },
  });
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length).catch(() => undefined);
}

/** Links to another origin open the home page. */
function toSameOrigin(link) {
  const address = new URL(link, self.location.origin);
  return address.origin === self.location.origin ? address : new URL('/', self.location.origin);
}

/** Whether a window shows the app, not a page that the gateway renders. */
const isApp = ({ url }) => !/^\/(api|admin\/queues)(\/|$)/.test(new URL(url).pathname);

/** Whether the page follows the link itself, without a reload. */
function isHandledBy(page, tapped) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    page.postMessage({ type: 'notification-tapped', ...tapped }, [port2]);
    setTimeout(() => resolve(false), PAGE_RESPONSE_MS);
  });
}

async function open({ id, link }) {
  const address = toSameOrigin(link);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = windows.find(isApp);
  const marked = new URL(address);
  if (id !== undefined) marked.hash = `bildirim=${id}`; // The opened page marks it as read
  if (page === undefined) return self.clients.openWindow(marked.href);
  await page.focus().catch(() => page); // Some browsers refuse; the navigation works anyway
  const path = address.pathname + address.search;
  if (id !== undefined && (await isHandledBy(page, { id, link: path }))) return null;
  // `navigate` rejects for a page that this worker does not control.
  return page.navigate(marked.href).catch(() => self.clients.openWindow(marked.href));
}

/** Starts the planned offer, and shows the result. */
async function start(notification) {
  const { id, startToken } = notification.data;
  const response = await post(START_PATH, { token: startToken });
  if (!response?.ok) return openInstead(notification, NOT_STARTED);
  await show({ ...STARTED, id, createdAt: Date.now() });
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: 'offer-started' });
}

/** Accepts or declines the request, and shows the result. */
async function answer(notification, action) {
  const { id, link, answerToken } = notification.data;
  const response = await post(ANSWER_PATH, { token: answerToken, answer: action });
  const result = response?.ok ? ANSWERED[action] : CHANGED_STATUSES.includes(response?.status) && CHANGED;
  if (!result) return openInstead(notification, NOT_ANSWERED);
  await show({ ...result, id, link, createdAt: Date.now() });
}

/** Opens the app after a failed request; shows `failure` if the browser opens no window. */
async function openInstead(notification, failure) {
  const { id, link } = notification.data;
  try {
    await open({ id, link });
  } catch {
    await show({ ...failure, id, link, createdAt: Date.now() });
  }
}

/** Resolves to null without a response. */
async function post(path, body) {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
  } catch {
    return null;
  }
}

/** Renews the subscription. The next page that opens sends the new endpoint to the server. */
async function resubscribe({ oldSubscription, newSubscription }) {
  if (oldSubscription && !newSubscription)
    await self.registration.pushManager.subscribe(oldSubscription.options);
}

self.addEventListener('push', (event) => event.waitUntil(show(parsePush(event.data))));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));
self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close(); // A second press would send the request again
  if (action === START_BUTTON.action) return event.waitUntil(start(notification));
  if (action in ANSWERED) return event.waitUntil(answer(notification, action));
  event.waitUntil(open(notification.data));
});
self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOfflinePage(event));
});
