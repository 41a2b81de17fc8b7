import { setTimeout as delay } from 'node:timers/promises';

/** Rests for so many ms; `stopping` ends the rest. */
export async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error;
  });
}
