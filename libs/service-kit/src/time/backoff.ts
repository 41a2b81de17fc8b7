import { sleep } from './sleep.js';

/** The bounds of a delay, ms, and the part of it that is random. */
export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** From 0 to 1, so that clients that failed together do not return together. */
  readonly jitter: number;
}

/** Work resumes within 5 s of the return of a server. */
const DEFAULT: Backoff = { firstMs: 200, maxMs: 4_000, jitter: 0.25 };

/** The delay after so many failures in a row, ms: doubles with each one up to the maximum. */
export function backoffDelay(
  failures: number,
  { firstMs, maxMs, jitter }: Backoff = DEFAULT,
  random: () => number = Math.random,
): number {
  const delay = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(delay * (1 - jitter + random() * jitter));
}

/**
 * Repeats `attempt` with growing delays until it succeeds. Resolves to undefined once `signal` has
 * aborted and an attempt has failed. `onFailure` gives up by throwing.
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  onFailure: (error: unknown, failures: number) => void,
): Promise<Result | undefined> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error, failures);
    }
    await sleep(backoffDelay(failures), signal);
    if (signal.aborted) return undefined;
  }
}
