import { aPrincipal } from '../../../test/support/a-known-token.js';
import { ConnectionIdentity } from './connection-identity.js';

describe('ConnectionIdentity', () => {
  const minutes = (count: number) => count * 60_000;
  const principal = aPrincipal({ expiresAt: minutes(60) });

  it('has no user and no end before a sign-in', () => {
    const identity = new ConnectionIdentity();
    expect([identity.userId, identity.isSignedIn]).toEqual([undefined, false]);
    expect(identity.hasEnded(minutes(1_000))).toBe(false);
  });

  it.each([
    ['5 minutes after the token was shown', 10, 15],
    ['when the token ends', 58, 60],
  ])('ends %s', (_when, authenticatedAt, endsAt) => {
    const identity = new ConnectionIdentity();
    identity.accept(principal, minutes(authenticatedAt));
    expect([identity.userId, identity.isSignedIn]).toEqual([7, true]);
    expect(identity.hasEnded(minutes(endsAt) - 1)).toBe(false);
    expect(identity.hasEnded(minutes(endsAt))).toBe(true);
  });
});
