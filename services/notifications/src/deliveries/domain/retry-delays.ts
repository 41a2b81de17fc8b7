import { backoffDelay } from '@rotadas/service-kit/time/backoff';

/** The longest delay of a retry: so many times the first one. */
const LONGEST = 60;

/** After about so long without success a delivery is abandoned, ms: a day. */
const ABANDON_AFTER_MS = 86_400_000;

/** The delay of the retry after so many attempts, ms; doubles from `firstMs` on. */
export function retryDelay(attempts: number, firstMs: number): number {
  return backoffDelay(attempts, { firstMs, maxMs: LONGEST * firstMs, jitter: 0 });
}

/** How many attempts fit into a day. */
export function attemptsOf(firstMs: number): number {
  let attempts = 1;
  for (let waited = 0; waited < ABANDON_AFTER_MS; attempts += 1) waited += retryDelay(attempts, firstMs);
  return attempts;
}
