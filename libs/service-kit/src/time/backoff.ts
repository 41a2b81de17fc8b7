import { setTimeout as delay } from 'node:timers/promises';

export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** A number from 0 to 1, so that clients do not retry at the same time. */
  readonly jitter: number;
}

/** Operations resume within 5 s after a server returns. */
const DEFAULT: Backoff = { firstMs: 200, maxMs: 4_000, jitter: 0.25 };

/** The delay after consecutive failures, ms: doubles up to the maximum. */
export function backoffDelay(
  failures: number,
  { firstMs, maxMs, jitter }: Backoff = DEFAULT,
  random: () => number = Math.random,
): number {
  const longest = Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(longest * (1 - jitter + random() * jitter));
}

/** Retries until it succeeds, `onFailure` throws, or `signal` is aborted (undefined). */
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

/** Waits for `ms`, or until `signal` aborts. Never rejects. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
