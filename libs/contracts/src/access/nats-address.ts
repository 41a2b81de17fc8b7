/** Where NATS is and how to sign in there, as its clients are told. */
export interface NatsAddress {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  /** Where the answers of this user arrive; nobody else may listen there. */
  readonly inboxPrefix?: string;
  readonly tls?: Record<string, never>;
}

/** What the subjects begin with at which a user is answered. */
export function inboxPrefix(user: string): string {
  return `_INBOX_${user}`;
}

/**
 * Reads `nats://user:password@host:port`, or several, a comma between; `tls://` for an encrypted
 * connection. Throws where one is no such address, without saying it: it may hold a password.
 */
export function parseNatsAddress(text: string): NatsAddress {
  const urls = text.split(',').map(parseOne);
  const signingIn = urls.find(({ username }) => username !== '');
  return {
    servers: urls.map(({ host }) => host),
    ...(signingIn && {
      user: decodeURIComponent(signingIn.username),
      pass: decodeURIComponent(signingIn.password),
      inboxPrefix: inboxPrefix(decodeURIComponent(signingIn.username)),
    }),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}

function parseOne(text: string): URL {
  const url = URL.parse(text.includes('://') ? text.trim() : `nats://${text.trim()}`);
  if (!url || !/^(nats|tls):$/.test(url.protocol) || url.hostname === '')
    throw new TypeError(
      'must be an address like nats://user:password@host:port, or several, a comma between',
    );
  return url;
}
