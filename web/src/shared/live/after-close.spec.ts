import { afterClose } from './after-close.js';

describe('afterClose', () => {
  it.each([
    ['a lost network', 1006],
    ['a gateway that starts again', 1001],
    ['having read too slowly', 4408],
  ])('reconnects soon after %s', (_, code) => {
    expect(afterClose(code)).toEqual({ pace: 'soon', renewToken: false });
  });

  it('reconnects with a fresh token when the old one ended', () => {
    expect(afterClose(4401)).toEqual({ pace: 'soon', renewToken: true });
  });

  it('reconnects later after too many frames', () => {
    expect(afterClose(4429).pace).toBe('slow');
  });

  it.each([1003, 1009, 4400])('takes %i for a fault of its own', (code) => {
    expect(afterClose(code).pace).toBe('fault');
  });
});
