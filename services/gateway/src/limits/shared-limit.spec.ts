import { type Command, Redis } from 'ioredis';
import { GatewayEnv } from '../env.js';
import { AddressLimit } from './address-limit.js';
import { UserLimit } from './user-limit.js';

const REFUSED = expect.objectContaining({ code: 'rate-limited' });
const env = GatewayEnv.parse({ USER_LIMIT_PER_MINUTE: '2', ADDRESS_LIMIT_PER_MINUTE: '1' });

/**
 * Notes the keys under which something would be counted, and answers that it came for the first
 * time.
 */
class NotingRedis extends Redis {
  readonly noted: unknown[] = [];

  constructor(isReady: boolean) {
    super({ lazyConnect: true, enableOfflineQueue: false });
    if (isReady) this.status = 'ready';
  }

  override sendCommand(command: Command): unknown {
    this.noted.push(command.args[2]); // after the script and the number of keys
    command.resolve([1, 60_000]);
    return command.promise;
  }
}

describe('while Redis is away', () => {
  const redis = new NotingRedis(false);
  afterEach(() => expect(redis.noted).toEqual([]));

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

describe('in Redis', () => {
  it('users and addresses have keys of their own, and no address can be read from its key', async () => {
    const redis = new NotingRedis(true);
    await new UserLimit(redis, env).count(7);
    await new AddressLimit(redis, env).count('192.0.2.7');
    expect(redis.noted).toEqual([
      'gateway:limit:user:7',
      expect.stringMatching(/^gateway:limit:address:[\w-]{22}$/),
    ]);
  });
});
