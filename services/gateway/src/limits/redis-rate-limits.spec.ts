import { type Command, Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayEnv } from '../env.js';
import { AddressRateLimit, consumePoint, UserRateLimit, WaitingRateLimit } from './redis-rate-limits.js';

const REJECTED = expect.objectContaining({ code: 'rate-limited' });
const env = GatewayEnv.parse({ USER_LIMIT_PER_MINUTE: '2', ADDRESS_LIMIT_PER_MINUTE: '1' });

/** Records the counted keys; every key is new. */
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

describe('while Redis is unavailable', () => {
  const redis = new NotingRedis(false);
  afterEach(() => expect(redis.noted).toEqual([]));

  it('this instance limits a user by itself', async () => {
    const limit = new UserRateLimit(redis, env);
    await limit.consume(7);
    await limit.consume(7);
    await expect(limit.consume(7)).rejects.toEqual(REJECTED);
    await expect(limit.consume(8)).resolves.toBeUndefined();
  });

  it('this instance limits counts of waiting users, to 20 an hour', async () => {
    const limit = new WaitingRateLimit(redis);
    for (let count = 0; count < 20; count += 1) await limit.consume(7);
    await expect(limit.consume(7)).rejects.toMatchObject({ code: 'rate-limited', retryAfter: 3_600 });
    await expect(limit.consume(8)).resolves.toBeUndefined();
  });

  it('rejected requests of one /64 use up nothing of the /48', async () => {
    const limit = new AddressRateLimit(redis, env);
    await limit.consume('2001:db8:1:1::1');
    for (let rejected = 0; rejected < 10; rejected += 1)
      await expect(limit.consume('2001:db8:1:1::1')).rejects.toEqual(REJECTED);
    await expect(limit.consume('2001:db8:1:2::1')).resolves.toBeUndefined();
  });

  it('this instance limits an address by itself, an IPv6 /64 as one and a /48 as ten', async () => {
    const limit = new AddressRateLimit(redis, env);
    for (let subnet = 0; subnet < 9; subnet += 1) await limit.consume(`2001:db8:1:${subnet}::1`);
    await expect(limit.consume('2001:db8:1:0::2')).rejects.toEqual(REJECTED);
    await expect(limit.consume('2001:db8:1:9::1')).resolves.toBeUndefined();
    await expect(limit.consume('2001:db8:1:a::1')).rejects.toEqual(REJECTED);
    await expect(limit.consume('2001:db8:2::1')).resolves.toBeUndefined();
  });
});

describe('in Redis', () => {
  it('users and addresses have separate keys, and keys contain no address', async () => {
    const redis = new NotingRedis(true);
    await new UserRateLimit(redis, env).consume(7);
    await new AddressRateLimit(redis, env).consume('192.0.2.7');
    expect(redis.noted).toEqual([
      'gateway:limit:user:7',
      expect.stringMatching(/^gateway:limit:address:[\w-]{22}$/),
    ]);
  });

  it('an IPv4 address has one key, an IPv6 address two', async () => {
    const redis = new NotingRedis(true);
    const limit = new AddressRateLimit(redis, env);
    await limit.consume('192.0.2.7');
    expect(redis.noted).toHaveLength(1);
    await limit.consume('2001:db8::1');
    expect(new Set(redis.noted).size).toBe(3);
  });
});

class Rejecting extends RateLimiterMemory {
  constructor(private readonly rejection: unknown) {
    super({ points: 1, duration: 60 });
  }

  override consume(): Promise<never> {
    return Promise.reject(this.rejection);
  }
}

describe('consume', () => {
  it.each([
    [0, 1],
    [1_000, 1],
    [1_001, 2],
  ])('rounds the delay up to seconds, at least one: %d ms to %d s', async (msBeforeNext, retryAfter) => {
    const limiter = new Rejecting(new RateLimiterRes(0, msBeforeNext));
    await expect(consumePoint('address', limiter, 'a')).rejects.toMatchObject({ retryAfter });
  });

  it('rethrows other errors', async () => {
    const fault = new Error('unavailable');
    await expect(consumePoint('address', new Rejecting(fault), 'a')).rejects.toBe(fault);
  });
});
