export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

export interface RedisServerAddress {
  readonly kind: 'server';
  readonly url: string;
}

/** Seed nodes and credentials of a Redis Cluster. */
export interface RedisClusterAddress {
  readonly kind: 'cluster';
  readonly nodes: readonly RedisNode[];
  readonly signIn: {
    readonly username?: string;
    readonly password?: string;
    readonly tls?: Record<string, never>;
  };
}

export type RedisAddress = RedisServerAddress | RedisClusterAddress;

const DEFAULT_PORT = 6_379;

/**
 * Parses `redis://user:password@host:port`, or the nodes of a Redis Cluster separated by commas;
 * `rediss://` encrypts. User, password and encryption of the first apply to all. Throws a TypeError
 * that does not contain the address, which may hold a password.
 */
export function parseRedisAddress(text: string): RedisAddress {
  const [first = '', ...others] = text.split(',').map((each) => each.trim());
  const url = parseOne(first);
  if (others.length === 0) return { kind: 'server', url: first };
  const urls = [url, ...others.map((each) => parseOne(each.includes('://') ? each : `redis://${each}`))];
  if (urls.some(({ pathname, search }) => !['', '/'].includes(pathname) || search !== ''))
    throw new TypeError('must have hosts and ports only: a Redis Cluster has one database and no options');
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
      'must be an address like redis://user:password@host:port, or the nodes of a cluster, separated by commas',
    );
  return url;
}

/** Prefix of the gateway's keys: limits, bot-check, the lease of the account review. */
export const GATEWAY_KEYS = 'gateway:';

/** Prefix of the markers' keys; each shard up to the closing brace is in one slot of a cluster. */
export const MARKER_KEYS = '{markers';
