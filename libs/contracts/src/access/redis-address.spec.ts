import { parseRedisAddress } from './redis-address.js';

describe('parseRedisAddress', () => {
  it('returns the address of one server unchanged', () => {
    for (const url of ['redis://127.0.0.1:6379/3', 'rediss://users:p%40ss@there', 'redis://there?family=6'])
      expect(parseRedisAddress(url)).toEqual({ kind: 'server', url });
  });

  it('parses the nodes of a cluster, with the default port of Redis', () => {
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

  it('applies user, password and TLS of the first node to all', () => {
    expect(parseRedisAddress('rediss://providers:p%40ss%2F@a:7000,b:7001')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
      ],
      signIn: { username: 'providers', password: 'p@ss/', tls: {} },
    });
  });

  it('rejects other addresses without repeating the password', () => {
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

  it('rejects a database or options for a cluster', () => {
    for (const text of ['redis://a/1,b', 'redis://a,b/1', 'redis://a,b?family=6'])
      expect(() => parseRedisAddress(text)).toThrow(/^must have hosts and ports only/);
  });
});
