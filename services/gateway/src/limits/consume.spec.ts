import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { consume } from './consume.js';

/** A limiter that has just refused, and says when it would let pass again. */
class Refusing extends RateLimiterMemory {
  constructor(private readonly refusal: unknown) {
    super({ points: 1, duration: 60 });
  }

  override consume(): Promise<never> {
    return Promise.reject(this.refusal);
  }
}

describe('consume', () => {
  it('lets pass up to the limit, and refuses from there on', async () => {
    const limiter = new RateLimiterMemory({ points: 2, duration: 60 });
    await consume('address', limiter, 'a');
    await consume('address', limiter, 'a');
    await expect(consume('address', limiter, 'a')).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfter: 60,
    });
    await expect(consume('address', limiter, 'b')).resolves.toBeUndefined();
  });

  it.each([
    [0, 1],
    [1_000, 1],
    [1_001, 2],
  ])('asks to wait whole seconds, at least one: %d ms left make %d', async (msBeforeNext, retryAfter) => {
    const limiter = new Refusing(new RateLimiterRes(0, msBeforeNext));
    await expect(consume('address', limiter, 'a')).rejects.toMatchObject({ retryAfter });
  });

  it('passes on whatever else goes wrong', async () => {
    const fault = new Error('away');
    await expect(consume('address', new Refusing(fault), 'a')).rejects.toBe(fault);
  });
});
