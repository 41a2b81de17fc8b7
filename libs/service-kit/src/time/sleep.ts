import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for `ms`, or until `signal` aborts. It never rejects, since a loop that sleeps looks at the
 * signal itself.
 */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
