import { LocalAddressRateLimit } from './local-address-rate-limit.js';

const REJECTED = expect.objectContaining({ code: 'rate-limited', retryAfter: expect.any(Number) });

describe('LocalAddressRateLimit', () => {
  it('limits one address without affecting others', () => {
    const rate = new LocalAddressRateLimit('files', 2);
    rate.consume('192.0.2.7');
    rate.consume('192.0.2.7');
    expect(() => rate.consume('192.0.2.7')).toThrow(REJECTED);
    rate.consume('192.0.2.8');
  });

  it('counts an operation by its cost', () => {
    const rate = new LocalAddressRateLimit('list', 40);
    rate.consume('192.0.2.7', 20);
    rate.consume('192.0.2.7', 20);
    expect(() => rate.consume('192.0.2.7')).toThrow(REJECTED);
  });

  it('limits an IPv6 /64 as one address, and a /48 as ten', () => {
    const rate = new LocalAddressRateLimit('files', 1);
    for (let subnet = 0; subnet < 10; subnet += 1) {
      rate.consume(`2001:db8:1:${subnet}::1`);
      expect(() => rate.consume(`2001:db8:1:${subnet}::2`)).toThrow(REJECTED);
    }
    expect(() => rate.consume('2001:db8:1:10::1')).toThrow(REJECTED);
    rate.consume('2001:db8:2::1');
  });
});
