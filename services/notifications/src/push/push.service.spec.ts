import { createECDH } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { isPublicKey, PushService } from './push.service.js';
import { EndpointGuard } from './endpoint-guard.service.js';
import { PushSubscriptionStore } from './store/push-subscription.store.js';
import { aSubscription, InMemorySubscriptionStore } from '../../test/support/in-memory-subscription-store.js';
import { NOTIFICATIONS_ENV } from '../env.js';

describe('PushService', () => {
  const store = new InMemorySubscriptionStore();
  const create = async (publicKey?: string) => {
    const env = { VAPID_PUBLIC_KEY: publicKey, PUSH_LOCAL_ORIGINS: [] };
    const module = await Test.createTestingModule({
      providers: [
        PushService,
        EndpointGuard,
        { provide: NOTIFICATIONS_ENV, useValue: env },
        { provide: PushSubscriptionStore, useValue: store },
      ],
    }).compile();
    return module.get(PushService);
  };

  it('saves a subscription, and rejects the browser of another user', async () => {
    const push = await create('public');
    const subscription = aSubscription();
    await push.subscribe(7, subscription);
    const taken = { code: 'push-endpoint-taken', status: 409 };
    await expect(push.subscribe(8, subscription)).rejects.toMatchObject(taken);
    expect([await store.listIds(7), await store.listIds(8)]).toEqual([[subscription.endpoint], []]);
    expect(push.key()).toEqual({ publicKey: 'public' });
  });

  it.each([
    ['a key that is not on the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) } }],
    ['an endpoint that is not public', { endpoint: 'https://169.254.169.254/latest/meta-data/' }],
  ])('rejects a subscription with %s', async (_fault, change) => {
    const push = await create('public');
    const refused = { code: 'push-endpoint-refused', status: 400 };
    await expect(push.subscribe(9, { ...aSubscription(), ...change })).rejects.toMatchObject(refused);
    expect(await store.listIds(9)).toEqual([]);
  });

  it('rejects subscriptions and returns no key if push is not configured', async () => {
    const push = await create();
    const refused = { code: 'push-unconfigured', status: 503 };
    await expect(push.subscribe(7, aSubscription())).rejects.toMatchObject(refused);
    expect(push.key()).toEqual({ publicKey: null });
  });
});

describe('isPublicKey', () => {
  it('accepts a point of the curve', () => {
    expect(isPublicKey(createECDH('prime256v1').generateKeys('base64url'))).toBe(true);
  });

  it.each([`B${'A'.repeat(86)}`, 'A'.repeat(87), createECDH('secp256k1').generateKeys('base64url')])(
    'rejects %s, which is not on the curve',
    (key) => {
      expect(isPublicKey(key)).toBe(false);
    },
  );
});
