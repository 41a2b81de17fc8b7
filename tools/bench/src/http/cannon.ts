import autocannon, { type Client, type Options, type Result } from 'autocannon';

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

/** How long answers took, ms. */
export interface Delays {
  readonly p50: number;
  readonly p99: number;
  /** How many answers these were. */
  readonly count: number;
}

/**
 * Fires at a server over HTTP and answers how many requests a second it answered well; any other
 * answer is a failure.
 */
export async function fire(shots: Shots): Promise<number> {
  const { requests, duration } = await shoot(shots);
  return requests.total / duration;
}

/** Fires as `fire` does and answers how long the answers took. */
export async function fireForDelays(shots: Shots): Promise<Delays> {
  const { latency, requests } = await shoot(shots);
  return { p50: latency.p50, p99: latency.p99, count: requests.total };
}

async function shoot({ url, connections, seconds, requests, headers, prepare }: Shots): Promise<Result> {
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
  return result;
}
