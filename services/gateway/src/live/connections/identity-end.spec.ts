import { identityEndsAt } from './identity-end.js';

describe('identityEndsAt', () => {
  const minutes = (count: number) => count * 60_000;

  it('is 5 minutes after the token was shown, or when that ends', () => {
    expect(identityEndsAt({ expiresAt: minutes(60) }, minutes(10))).toBe(minutes(15));
    expect(identityEndsAt({ expiresAt: minutes(60) }, minutes(58))).toBe(minutes(60));
  });
});
