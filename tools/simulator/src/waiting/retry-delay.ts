import { setTimeout as delay } from 'node:timers/promises';
import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';
import { ApiError } from '../api/api-error.ts';

const BACKOFF = { firstMs: 1_000, maxMs: 30_000, jitter: 0.5 };

/** Delay after consecutive failures, ms: grows, and begins after the API's Retry-After. */
export function retryDelay(error: unknown, failures: number): number {
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return retryAfter * 1_000 + backoffDelay(failures, BACKOFF);
}

/** Waits for `ms`, or until `stopping` aborts. */
export async function sleep(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch(() => undefined);
}
