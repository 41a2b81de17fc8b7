import autocannon, { type Client, type Options } from 'autocannon';

/** What is fired, and how. */
export interface Shots {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Without any, GET of the URL. */
  readonly requests?: Options['requests'];
  readonly headers?: Record<string, string>;
  /** Prepares each connection, such as with the token of its user. */
  readonly prepare?: (client: Client) => void;
}

/**
 * Fires at a server over HTTP and answers how many requests a second it answered well; any other
 * answer is a failure.
 */
export async function fire({
  url,
  connections,
  seconds,
  requests,
  headers,
  prepare,
}: Shots): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(requests && { requests }),
    ...(headers && { headers }),
    ...(prepare && { setupClient: prepare }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.total / result.duration;
}
