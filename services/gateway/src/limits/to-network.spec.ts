import { addressKey, toNetwork } from './to-network.js';

describe('toNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['no address:', 'no address:'],
  ])('%s counts as %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});

describe('addressKey', () => {
  it('is the same for all addresses of a network, and contains none of them', () => {
    const key = addressKey('2001:db8:1:2::1');
    expect(key).toBe(addressKey('2001:db8:1:2::2'));
    expect(key).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(key).toMatch(/^[\w-]{22}$/);
  });
});
