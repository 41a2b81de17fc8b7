/** What a push service's HTTP status says of a message. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'never';

/** Statuses after which the same request may succeed, apart from those of 500 and above. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * What became of a message by the status (RFC 8030): a redirect is not followed, since it would
 * lead past the check of the address.
 */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || LATER.has(status) ? 'later' : 'never';
}
