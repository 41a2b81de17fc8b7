import { setTimeout as delay } from 'node:timers/promises';

/** `stopping` ends the delay. */
export async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error;
  });
}
