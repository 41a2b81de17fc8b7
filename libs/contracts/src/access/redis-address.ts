/** A node of a Redis Cluster. */
export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

/** Where one Redis is, as its client is told. */
export interface RedisServerAddress {
  readonly kind: 'server';
  readonly url: string;
}

/** Some nodes of a Redis Cluster, which tell of the others, and how to sign in at all of them. */
export interface RedisClusterAddress {
  readonly kind: 'cluster';
  readonly nodes: readonly RedisNode[];
  readonly signIn: {
    readonly username?: string;
    readonly password?: string;
    readonly tls?: Record<string, never>;
  };
}

/** Where Redis is, and how to sign in there. */
export type RedisAddress = RedisServerAddress | RedisClusterAddress;

const DEFAULT_PORT = 6_379;

/**
 * Reads `redis://user:password@host:port`, or the nodes of a Redis Cluster, a comma between;
 * `rediss://` for an encrypted connection. User, password and encryption of the first count for
 * all of them. Throws where one is no such address, without saying it: it may hold a password.
 */
export function parseRedisAddress(text: string): RedisAddress {
  const [first = '', ...others] = text.split(',').map((each) => each.trim());
  const url = parseOne(first);
  if (others.length === 0) return { kind: 'server', url: first };
  const urls = [url, ...others.map((each) => parseOne(each.includes('://') ? each : `redis://${each}`))];
  if (urls.some(({ pathname, search }) => !['', '/'].includes(pathname) || search !== ''))
    throw new TypeError('must name hosts and ports alone: a Redis Cluster has one database, without options');
  return {
    kind: 'cluster',
    nodes: urls.map(({ hostname, port }) => ({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? DEFAULT_PORT : Number(port),
    })),
    signIn: {
      ...(url.username !== '' && { username: decodeURIComponent(url.username) }),
      ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
      ...(url.protocol === 'rediss:' && { tls: {} }),
    },
  };
}

function parseOne(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new TypeError(
      'must be an address like redis://user:password@host:port, or those of a cluster’s nodes, a comma between',
    );
  return url;
}
