import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '142.250.187.100', '2a00:1450:4017:80c::200a', '::ffff:8.8.8.8'])(
    'accepts %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.8.8.8'],
    ['loopback', '::1'],
    ['loopback, IPv4-mapped', '::ffff:127.0.0.1'],
    ['the unspecified address', '0.0.0.0'],
    ['the unspecified address', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.31.0.1'],
    ['a private network', '192.168.1.1'],
    ['a private network, IPv4-mapped', '::ffff:192.168.1.1'],
    ['a private network behind NAT64', '64:ff9b::a00:1'],
    ['a private network in 6to4', '2002:a00:1::'],
    ['a private network, IPv4-compatible', '::a00:1'],
    ['a private network', 'fd00::1'],
    ['a site-local network', 'fec0::1'],
    ['an unassigned address', '4000::1'],
    ["a cloud's metadata", '169.254.169.254'],
    ["a cloud's metadata", 'fd00:ec2::254'],
    ["a cloud's metadata", '168.63.129.16'],
    ["a cloud's metadata, IPv4-mapped", '::ffff:168.63.129.16'],
    ['a link-local address', 'fe80::1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['an unassigned address', '240.0.0.1'],
    ['a name', 'localhost'],
  ])('rejects %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
