import { Redis } from 'ioredis';
import { GatewayEnv } from '../env.js';
import { AddressLimit } from './address-limit.js';
import { UserLimit } from './user-limit.js';

const REFUSED = expect.objectContaining({ code: 'rate-limited' });

describe('while Redis is away', () => {
  const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
  const env = GatewayEnv.parse({ USER_LIMIT_PER_MINUTE: '2', ADDRESS_LIMIT_PER_MINUTE: '1' });

  it('a user is held to the limit of a user by this copy alone', async () => {
    const limit = new UserLimit(redis, env);
    await limit.count(7);
    await limit.count(7);
    await expect(limit.count(7)).rejects.toEqual(REFUSED);
    await expect(limit.count(8)).resolves.toBeUndefined();
  });

  it('an address is held to the limit of an address, a /64 of IPv6 as one', async () => {
    const limit = new AddressLimit(redis, env);
    await limit.count('2001:db8:1:2::1');
    await expect(limit.count('2001:db8:1:2::2')).rejects.toEqual(REFUSED);
    await expect(limit.count('2001:db8:1:3::1')).resolves.toBeUndefined();
  });
});
