import { LocationLimit } from './location-limit.js';

describe('LocationLimit', () => {
  it('refuses a provider past its limit within a second, and nobody else', () => {
    let now = 0;
    const limit = new LocationLimit(2, () => now);
    limit.count(1);
    limit.count(1);
    expect(() => limit.count(1)).toThrow(expect.objectContaining({ code: 'rate-limited', retryAfter: 1 }));
    limit.count(2);
    now = 1_000;
    expect(() => limit.count(1)).not.toThrow();
  });
});
