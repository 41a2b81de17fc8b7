import { setTimeout as delay } from 'node:timers/promises';
import { type Backoff, backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';

/** Operations resume within 5 s after a server returns. */
export const BACKOFF: Backoff = { firstMs: 200, maxMs: 4_000, jitter: 0.25 };

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
    await sleep(backoffDelay(failures, BACKOFF), signal);
    if (signal.aborted) return undefined;
  }
}

/** Waits for `ms`, or until `signal` aborts. Never rejects. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
