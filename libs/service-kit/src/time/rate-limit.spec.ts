import { RateLimit } from './rate-limit.js';

describe('RateLimit', () => {
  it.each([
    ['a second by default', undefined, 1_000],
    ['another window', 2_000, 2_000],
  ])('allows the maximum number of operations per key and window: %s', (_what, windowMs, length) => {
    let now = 5_000;
    const limit = new RateLimit<string>({ max: 2, ...(windowMs && { windowMs }) }, () => now);
    const take = (key: string) => [1, 2, 3].map(() => limit.tryConsume(key));
    expect([take('a'), take('b')]).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
    expect(limit.retryAfter).toBe(length / 1_000);
    now += length - 1;
    expect([limit.tryConsume('a'), limit.retryAfter, limit.remainingMs]).toEqual([false, 1, 1]);
    now += 1;
    expect(take('a')).toEqual([true, true, false]);
  });

  it('allows an operation that costs what is left', () => {
    const limit = new RateLimit<'all'>({ max: 5 });
    expect([3, 3, 2].map((cost) => limit.tryConsume('all', cost))).toEqual([true, false, true]);
  });
});
