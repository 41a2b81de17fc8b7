import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const ORIGIN = 'https://rotadas.example';
const script = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');

/** Dispatches an event to a worker whose `self` has `globals`, and waits until it is handled. */
async function dispatch(globals: object, type: string, event: object, others: object = {}): Promise<void> {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    ...globals,
  };
  runInContext(script, createContext({ self, URL, ...others }));
  let done: unknown;
  listeners.get(type)?.({ ...event, waitUntil: (task: unknown) => (done = task) });
  await done;
}

/** Taps a notification while the page is open; returns the windows that the worker opens. */
async function tapWith(page: object, path = '/profile'): Promise<string[]> {
  const opened: string[] = [];
  const clients = {
    matchAll: () => Promise.resolve([{ url: ORIGIN + path, ...page }]),
    openWindow: (url: string) => Promise.resolve(opened.push(url)),
  };
  const notification = { close: () => undefined, data: { link: '/bildirimler' } };
  await dispatch({ clients }, 'notificationclick', { notification });
  return opened;
}

it('navigates an open page to the link of a tapped notification', async () => {
  const navigate = jest.fn(() => Promise.resolve(null));
  expect(await tapWith({ focus: () => Promise.resolve(), navigate })).toEqual([]);
  expect(navigate).toHaveBeenCalledWith(`${ORIGIN}/bildirimler`);
});

it('opens a window if the page is not controlled by the worker', async () => {
  const navigate = () => Promise.reject(new TypeError('not controlled'));
  expect(await tapWith({ focus: () => Promise.resolve(), navigate })).toEqual([`${ORIGIN}/bildirimler`]);
});

it.each(['/api/docs', '/admin/queues', '/admin/queues/queue/mail'])(
  'opens a window if only %s is open',
  async (path) => {
    const navigate = jest.fn();
    expect(await tapWith({ navigate }, path)).toEqual([`${ORIGIN}/bildirimler`]);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('subscribes again with the same key if the browser ended the subscription', async () => {
  const subscribe = jest.fn(() => Promise.resolve());
  const registration = { pushManager: { subscribe } };
  const options = { userVisibleOnly: true };
  await dispatch({ registration }, 'pushsubscriptionchange', { oldSubscription: { options } });
  expect(subscribe.mock.calls).toEqual([[options]]);
});

/** Dispatches an event; resolves to what the worker showed, opened, posted and requested. */
const handle = async (type: string, event: object, reply: () => Promise<object>, canOpen = true) => {
  const shown: [title: string, options: Record<string, unknown>][] = [];
  const opened: string[] = [];
  const posted: unknown[] = [];
  const fetched: [path: string, init: { body: string }][] = [];
  const page = { url: `${ORIGIN}/api/docs`, postMessage: (message: unknown) => posted.push(message) };
  const globals = {
    registration: {
      showNotification: async (...notification: (typeof shown)[number]) => void shown.push(notification),
      getNotifications: async () => shown,
    },
    navigator: {},
    clients: {
      matchAll: async () => [page],
      openWindow: async (url: string) => {
        if (!canOpen) throw new Error('not allowed');
        opened.push(url);
      },
    },
  };
  const fetch = (...request: (typeof fetched)[number]) => {
    fetched.push(request);
    return reply();
  };
  await dispatch(globals, type, event, { fetch, AbortSignal });
  return { shown, opened, posted, fetched };
};

const push = (message: object) =>
  handle('push', { data: { json: () => message } }, () => Promise.reject(new Error('unused')));

const offline = () => Promise.reject(new TypeError('offline'));

describe('a departure', () => {
  const MESSAGE = {
    id: 12,
    title: 'Yola çıktın mı?',
    text: 'Ankara → İzmir',
    link: '/?yayin=31',
    createdAt: 5,
  };
  const DEPARTURE = { ...MESSAGE, startToken: '7.31.5.signature' };

  const tap = async (action: string, reply: () => Promise<object>, canOpen = true) => {
    const close = jest.fn();
    const notification = { close, data: { id: 12, link: '/?yayin=31', startToken: DEPARTURE.startToken } };
    return { ...(await handle('notificationclick', { action, notification }, reply, canOpen)), close };
  };
  const OPENED = [`${ORIGIN}/?yayin=31#bildirim=12`];
  const accept = () => Promise.resolve({ ok: true });
  const reject = () => Promise.resolve({ ok: false });

  it('has a button that starts the offer, other messages have none', async () => {
    const [[title, options] = []] = (await push(DEPARTURE)).shown;
    expect([title, options]).toMatchObject([
      'Yola çıktın mı?',
      { actions: [{ action: 'start', title: 'Evet, yayına geç' }] },
    ]);
    const [[, other] = []] = (await push(MESSAGE)).shown;
    expect(other?.['actions']).toEqual([]);
  });

  it('is started by the button, without the app: the result replaces it, and pages are notified', async () => {
    const { fetched, shown, opened, posted, close } = await tap('start', accept);
    const body = JSON.stringify({ token: DEPARTURE.startToken });
    expect(fetched).toMatchObject([['/api/services/planned/start', { method: 'POST', body }]]);
    expect(shown).toMatchObject([['Yayındasın', { tag: 'notification-12', actions: [] }]]);
    expect(posted).toEqual([{ type: 'offer-started' }]);
    expect(opened).toEqual([]);
    expect(close).toHaveBeenCalled(); // Before the request: a second press finds no button
  });

  it.each([
    ['rejected', reject],
    ['not sent', offline],
  ])('opens the app if the request is %s', async (_fault, reply) => {
    const { shown, opened } = await tap('start', reply);
    expect([shown, opened]).toEqual([[], OPENED]);
  });

  it('says what to do if the browser opens no window after a failed request', async () => {
    const { shown } = await tap('start', reject, false);
    expect(shown).toMatchObject([['Yayına geçilemedi', { data: { link: '/?yayin=31' } }]]);
  });

  it('opens the app if its text is tapped', async () => {
    const { fetched, opened } = await tap('', accept);
    expect([fetched, opened]).toEqual([[], OPENED]);
  });
});

describe('a request', () => {
  const TOKEN = '9.4.1.5.signature';
  const LINK = '/anlasmalar/4';
  const tap = async (action: string, reply: () => Promise<object>, canOpen = true) => {
    const close = jest.fn();
    const notification = { close, data: { id: 12, link: LINK, answerToken: TOKEN } };
    return { ...(await handle('notificationclick', { action, notification }, reply, canOpen)), close };
  };
  const OPENED = [`${ORIGIN}${LINK}#bildirim=12`];

  it('has buttons that accept and decline it', async () => {
    const message = { id: 12, title: 'Ayşe Y. 2 koltuk istiyor', text: '', link: LINK, answerToken: TOKEN };
    const [[, options] = []] = (await push(message)).shown;
    expect(options).toMatchObject({
      requireInteraction: true,
      actions: [
        { action: 'accept', title: 'Kabul et' },
        { action: 'decline', title: 'Reddet' },
      ],
    });
  });

  it.each([
    ['accept', 'Kabul edildi'],
    ['decline', 'Reddedildi'],
  ])('gets its answer from the button to %s, without the app', async (action, title) => {
    const { fetched, shown, opened, close } = await tap(action, async () => ({ ok: true, status: 204 }));
    const body = JSON.stringify({ token: TOKEN, answer: action });
    expect(fetched).toMatchObject([['/api/agreements/answer', { method: 'POST', body }]]);
    expect(shown).toMatchObject([[title, { tag: 'notification-12', actions: [], data: { link: LINK } }]]);
    expect(opened).toEqual([]);
    expect(close).toHaveBeenCalled(); // Before the request: a second press finds no button
  });

  it.each([409, 404])('says that it has changed if the response is %d', async (status) => {
    const { shown, opened } = await tap('accept', async () => ({ ok: false, status }));
    expect(shown).toMatchObject([['Bu istek bu arada değişti', { data: { link: LINK } }]]);
    expect(opened).toEqual([]);
  });

  it.each([
    ['rejected', async () => ({ ok: false, status: 400 })],
    ['not sent', offline],
  ])('opens the app if the answer is %s', async (_fault, reply) => {
    const { shown, opened } = await tap('decline', reply);
    expect([shown, opened]).toEqual([[], OPENED]);
  });

  it('says what to do if the browser opens no window after a failed answer', async () => {
    const { shown } = await tap('accept', offline, false);
    expect(shown).toMatchObject([['Cevabın gönderilemedi', { data: { link: LINK } }]]);
  });
});
