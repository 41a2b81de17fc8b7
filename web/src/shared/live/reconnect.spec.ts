import { afterClose, reconnectDelay } from './reconnect.js';

describe('reconnectDelay', () => {
  it('doubles with every failure, up to 4 s', () => {
    const delays = [1, 2, 3, 4, 5, 6, 60].map((failures) => reconnectDelay(failures, 'lost', 0));
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  });

  it('has a jitter of up to half', () => {
    expect(reconnectDelay(3, 'lost', 0.5)).toBe(750);
    expect(reconnectDelay(3, 'lost', 1)).toBe(500);
  });

  it('is long after a rate limit, and longer after a fault', () => {
    expect(reconnectDelay(1, 'rate-limited', 0)).toBe(20_000);
    expect(reconnectDelay(1, 'client-error', 0)).toBe(300_000);
  });
});

describe('afterClose', () => {
  it.each([
    ['a lost network', 1006, 'lost'],
    ['a restart of the gateway', 1001, 'lost'],
    ['having read too slowly', 4408, 'lost'],
    ['too many frames', 4429, 'rate-limited'],
    ['a binary frame', 1003, 'client-error'],
    ['too large a frame', 1009, 'client-error'],
    ['an invalid frame', 4400, 'client-error'],
  ])('after %s (%i) reconnects with the reason %s, with the same token', (_, code, reason) => {
    expect(afterClose(code)).toEqual({ reason, renewToken: false });
  });

  it('reconnects with a fresh token when the old one expired', () => {
    expect(afterClose(4401)).toEqual({ reason: 'lost', renewToken: true });
  });
});
