import { setTimeout as delay } from 'node:timers/promises';

/** Waits for `ms`, or until `signal` aborts. Never rejects. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
