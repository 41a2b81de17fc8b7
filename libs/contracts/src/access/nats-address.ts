export interface NatsAddress {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  /** Replies to this user arrive below this prefix; no other user may subscribe there. */
  readonly inboxPrefix?: string;
  readonly tls?: Record<string, never>;
}

export function inboxPrefix(user: string): string {
  return `_INBOX_${user}`;
}

/**
 * Parses `nats://user:password@host:port`, or several separated by commas; `tls://` encrypts.
 * Throws a TypeError that does not contain the address, which may hold a password.
 */
export function parseNatsAddress(text: string): NatsAddress {
  const urls = text.split(',').map(parseOne);
  const withUser = urls.find(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    ...(withUser && {
      user: decodeURIComponent(withUser.username),
      pass: decodeURIComponent(withUser.password),
      inboxPrefix: inboxPrefix(decodeURIComponent(withUser.username)),
    }),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}

function parseOne(text: string): URL {
  const url = URL.parse(text.includes('://') ? text.trim() : `nats://${text.trim()}`);
  if (!url || !/^(nats|tls):$/.test(url.protocol) || url.hostname === '')
    throw new TypeError(
      'must be an address like nats://user:password@host:port, or several, separated by commas',
    );
  return url;
}
