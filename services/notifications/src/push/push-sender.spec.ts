import webPush from 'web-push';
import { aNotification } from '../../test/support/a-notification.js';
import { aSubscription, InMemorySubscriptionStore } from '../../test/support/in-memory-subscription-store.js';
import { EndpointGuard } from './endpoint-guard.js';
import { PushSender } from './push-sender.js';
import { PushTokens } from './push-tokens.js';

describe('PushSender', () => {
  const USER = 7;
  const NOTIFICATION = { ...aNotification(USER, 1), id: 1, readAt: null };
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:a@b.co' };
  const tokens = new PushTokens({ UNSUBSCRIBE_SECRET: undefined });
  const guard = new EndpointGuard({ PUSH_LOCAL_ORIGINS: [] });

  it.each([
    ['drops a message to a browser that another user subscribed', 8, 'https://8.8.8.8/push', 'dropped'],
    ['rejects a private address', USER, 'https://127.0.0.1/push', 'rejected'],
    ['rejects a name with a private address', USER, 'https://localhost/push', 'rejected'],
  ])('%s', async (_what, userId, endpoint, outcome) => {
    const subscriptions = new InMemorySubscriptionStore();
    await subscriptions.save(userId, { ...aSubscription(), endpoint }, 1);
    const sender = new PushSender(env, guard, subscriptions, tokens);
    expect(await sender.send(NOTIFICATION, endpoint)).toBe(outcome);
  });
});
