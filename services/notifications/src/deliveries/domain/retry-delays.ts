import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';

/** Maximum delay, as a multiple of the first one. */
const LONGEST = 60;

/** A delivery is abandoned after a day. */
const ABANDON_AFTER_MS = 86_400_000;

/** Returns the delay in milliseconds, which doubles from `firstMs`. */
export function retryDelay(attempts: number, firstMs: number): number {
  return backoffDelay(attempts, { firstMs, maxMs: LONGEST * firstMs, jitter: 0 });
}

export function maxAttempts(firstMs: number): number {
  let attempts = 1;
  for (let waited = 0; waited < ABANDON_AFTER_MS; attempts += 1) waited += retryDelay(attempts, firstMs);
  return attempts;
}
