import { createECDH } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { PushService } from './push.service.js';
import { EndpointGuard } from './endpoint-guard.js';
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

  const withKey = (p256dh: string) => ({ keys: { p256dh, auth: 'a'.repeat(22) } });

  it.each([
    ['a key that is not on the curve', withKey(`B${'A'.repeat(86)}`)],
    ['a key of another format', withKey('A'.repeat(87))],
    ['a key of another curve', withKey(createECDH('secp256k1').generateKeys('base64url'))],
    ['an endpoint that is not public', { endpoint: 'https://169.254.169.254/latest/meta-data/' }],
  ])('rejects a subscription with %s', async (_fault, change) => {
    const push = await create('public');
    const rejected = { code: 'push-endpoint-refused', status: 400 };
    await expect(push.subscribe(9, { ...aSubscription(), ...change })).rejects.toMatchObject(rejected);
    expect(await store.listIds(9)).toEqual([]);
  });

  it('rejects subscriptions and returns no key if push is not configured', async () => {
    const push = await create();
    const rejected = { code: 'push-unconfigured', status: 503 };
    await expect(push.subscribe(7, aSubscription())).rejects.toMatchObject(rejected);
    expect(push.key()).toEqual({ publicKey: null });
  });
});
