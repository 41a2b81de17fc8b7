import { networkKey, toCustomerNetwork, toNetworks } from './networks.js';

describe('toNetworks', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['no address:', 'no address:'],
  ])('%s counts as %s', (address, name) => {
    expect(toNetworks(address)).toEqual([{ name, factor: 1 }]);
  });

  it.each([
    ['2001:db8:1:2::', '2001:db8:1:2::', '2001:db8:1::'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1::'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::', '2001:db8:1::'],
    ['2001:db8:1::1', '2001:db8:1::', '2001:db8:1::'],
    ['::1', '::', '::'],
    ['fe80::1%eth0', 'fe80::', 'fe80::'],
  ])('%s counts as the /64 %s, and as the /48 %s with a ten times higher limit', (address, narrow, wide) => {
    expect(toNetworks(address)).toEqual([
      { name: `${narrow}/64`, factor: 1 },
      { name: `${wide}/48`, factor: 10 },
    ]);
  });
});

describe('toCustomerNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.250', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['203.0.114.7', '203.0.114.0/24'],
    ['2001:db8:1:2::5', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::5', '2001:db8:1::/48'],
    ['2001:db8:2::5', '2001:db8:2::/48'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, name) => {
    expect(toCustomerNetwork(address)).toEqual({ name });
  });
});

describe('networkKey', () => {
  it('differs by network, and contains no address', () => {
    const keys = toNetworks('2001:db8:1::1').map(networkKey);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
  });
});
