import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '142.250.187.100', '2a00:1450:4017:80c::200a', '::ffff:8.8.8.8'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.8.8.8'],
    ['this machine', '::1'],
    ['this machine as IPv6 writes IPv4', '::ffff:127.0.0.1'],
    ['no machine', '0.0.0.0'],
    ['no machine', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.31.0.1'],
    ['a private network', '192.168.1.1'],
    ['a private network as IPv6 writes IPv4', '::ffff:192.168.1.1'],
    ['a private network behind NAT64', '64:ff9b::a00:1'],
    ['a private network in 6to4', '2002:a00:1::'],
    ['a private network, as IPv6 once wrote IPv4', '::a00:1'],
    ['a private network', 'fd00::1'],
    ['a private network of old', 'fec0::1'],
    ['nothing yet', '4000::1'],
    ["a cloud's metadata", '169.254.169.254'],
    ["a cloud's metadata", 'fd00:ec2::254'],
    ["a cloud's metadata", '168.63.129.16'],
    ["a cloud's metadata as IPv6 writes IPv4", '::ffff:168.63.129.16'],
    ['the local link', 'fe80::1'],
    ["a provider's own network", '100.64.0.1'],
    ['many machines', '224.0.0.1'],
    ['all machines', '255.255.255.255'],
    ['nothing yet', '240.0.0.1'],
    ['a name', 'localhost'],
  ])('rejects %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
