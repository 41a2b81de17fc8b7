import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const ORIGIN = 'https://rotadas.example';
const script = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');

/** Taps a notification while `page` is open; returns the windows that the worker opens. */
async function tapWith(page: object): Promise<string[]> {
  const opened: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const clients = {
    matchAll: () => Promise.resolve([page]),
    openWindow: (url: string) => Promise.resolve(opened.push(url)),
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: { origin: ORIGIN },
    clients,
  };
  runInContext(script, createContext({ self, URL }));
  let done: unknown;
  listeners.get('notificationclick')?.({
    notification: { close: () => undefined, data: { link: '/bildirimler' } },
    waitUntil: (task: unknown) => (done = task),
  });
  await done;
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
