import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const ORIGIN = 'https://rotadas.example';
const script = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');

/** Dispatches an event to a worker with these globals, and waits until it is handled. */
async function dispatch(globals: object, type: string, event: object): Promise<void> {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    ...globals,
  };
  runInContext(script, createContext({ self, URL }));
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
