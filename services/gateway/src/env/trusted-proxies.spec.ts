import { TrustedProxies } from './trusted-proxies.js';

/** Whether each address, from the nearest on, is trusted. */
const trusted = (setting: string | undefined, ...addresses: string[]) => {
  const isProxy = TrustedProxies.parse(setting);
  return addresses.map((address, hop) => isProxy && isProxy(address, hop));
};

describe('TRUST_PROXY', () => {
  it.each([undefined, 'false', '0'])('%s trusts no proxy', (setting) => {
    expect(trusted(setting, '127.0.0.1')).toEqual([false]);
  });

  it('a number trusts that many hops of any address', () => {
    expect(trusted('2', '10.0.0.1', '192.0.2.1', '192.0.2.2')).toEqual([true, true, false]);
  });

  it('a list trusts its addresses and subnets, also IPv4-mapped ones', () => {
    const setting = '192.0.2.1, 10.0.0.0/8, 2001:db8::/32, loopback';
    const proxies = ['192.0.2.1', '10.9.8.7', '::ffff:10.9.8.7', '2001:db8::9', '127.0.0.1'];
    expect(trusted(setting, ...proxies)).toEqual(proxies.map(() => true));
    expect(trusted(setting, '192.0.2.2', '2001:db9::9')).toEqual([false, false]);
  });

  it('true is rejected with the reason', () => {
    expect(() => TrustedProxies.parse('true')).toThrow('true would trust the header of any client');
  });

  it.each(['yes', '-1', '100', '1.5', '10.0.0.0/99', '10.0.0', 'proxy.example', ','])(
    '%s is rejected with the expected form',
    (setting) => {
      expect(() => TrustedProxies.parse(setting)).toThrow('the number of proxies');
    },
  );
});
