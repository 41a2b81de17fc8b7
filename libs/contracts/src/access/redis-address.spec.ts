import { parseRedisAddress } from './redis-address.js';

describe('parseRedisAddress', () => {
  it('leaves the address of one server as it is', () => {
    for (const url of ['redis://127.0.0.1:6379/3', 'rediss://users:p%40ss@there', 'redis://there?family=6'])
      expect(parseRedisAddress(url)).toEqual({ kind: 'server', url });
  });

  it('reads the nodes of a cluster, each with its port or Redis’ own', () => {
    expect(parseRedisAddress('redis://a:7000,b:7001, c,redis://[::1]:7002/')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
        { host: 'c', port: 6379 },
        { host: '::1', port: 7002 },
      ],
      signIn: {},
    });
  });

  it('signs in at all of them, and encrypts, as the first says', () => {
    expect(parseRedisAddress('rediss://providers:p%40ss%2F@a:7000,b:7001')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
      ],
      signIn: { username: 'providers', password: 'p@ss/', tls: {} },
    });
  });

  it('refuses what is none, and does not say the password', () => {
    for (const text of [
      '',
      'a:7000,b:7001',
      'http://a',
      'redis://',
      'redis://a:7000,',
      'redis://u:secret@a:x,b',
    ])
      expect(() => parseRedisAddress(text)).toThrow(
        /^must be an address like redis:\/\/user:password@host:port/,
      );
  });

  it('refuses databases and options of a cluster', () => {
    for (const text of ['redis://a/1,b', 'redis://a,b/1', 'redis://a,b?family=6'])
      expect(() => parseRedisAddress(text)).toThrow(/^must name hosts and ports alone/);
  });
});
