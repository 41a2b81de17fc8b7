import { jest } from '@jest/globals';

interface BrowserPush {
  requestPermission: jest.Mock<() => Promise<NotificationPermission>>;
  unsubscribe: jest.Mock<() => Promise<boolean>>;
  postFromWorker: (data: unknown) => void;
}

export const ENDPOINT = 'https://push.example/abc';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** Provides push messages until the test ends. */
export function providePush(permission: NotificationPermission, subscribed = false): BrowserPush {
  let isSubscribed = subscribed;
  const answer = permission === 'default' ? 'granted' : permission;
  const notification = {
    permission,
    requestPermission: jest.fn(async () => Promise.resolve((notification.permission = answer))),
  };
  const unsubscribe = jest.fn(() => Promise.resolve(!(isSubscribed = false)));
  const subscription = {
    endpoint: ENDPOINT,
    unsubscribe,
    toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
    subscribe: () => {
      isSubscribed = true;
      return Promise.resolve(subscription);
    },
  };
  const worker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve({ pushManager }),
  });
  Object.assign(window, { Notification: notification, PushManager: () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  return {
    requestPermission: notification.requestPermission,
    unsubscribe,
    postFromWorker: (data) => void worker.dispatchEvent(new MessageEvent('message', { data })),
  };
}

afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
