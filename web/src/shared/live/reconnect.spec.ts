import { afterClose, reconnectDelay } from './reconnect.js';

describe('reconnectDelay', () => {
  it('doubles with every failure, up to 4 s', () => {
    const delays = [1, 2, 3, 4, 5, 6, 60].map((failures) => reconnectDelay(failures, 'soon', 0));
    expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  });

  it('has a jitter of up to half', () => {
    expect(reconnectDelay(3, 'soon', 0.5)).toBe(750);
    expect(reconnectDelay(3, 'soon', 1)).toBe(500);
  });

  it('is long after a rate limit, and longer after a fault', () => {
    expect(reconnectDelay(1, 'slow', 0)).toBe(20_000);
    expect(reconnectDelay(1, 'fault', 0)).toBe(300_000);
  });
});

describe('afterClose', () => {
  it.each([
    ['a lost network', 1006, 'soon'],
    ['a restart of the gateway', 1001, 'soon'],
    ['having read too slowly', 4408, 'soon'],
    ['too many frames', 4429, 'slow'],
    ['a binary frame', 1003, 'fault'],
    ['too large a frame', 1009, 'fault'],
    ['an invalid frame', 4400, 'fault'],
  ])('after %s (%i) reconnects at the pace %s, with the same token', (_, code, pace) => {
    expect(afterClose(code)).toEqual({ pace, renewToken: false });
  });

  it('reconnects with a fresh token when the old one expired', () => {
    expect(afterClose(4401)).toEqual({ pace: 'soon', renewToken: true });
  });
});
