import { setTimeout as delay } from 'node:timers/promises';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Delay, ms: Retry-After, otherwise doubled up to `longestMs` with jitter by `random` (0 to 1). */
export function backOffMs(
  failures: number,
  retryAfterSeconds: number | undefined,
  random: number,
  longestMs = LONGEST_MS,
): number {
  const doubled = Math.min(longestMs, FIRST_MS * 2 ** (failures - 1));
  const least = retryAfterSeconds === undefined ? doubled / 2 : retryAfterSeconds * 1_000;
  return Math.round(least + (random * doubled) / 2);
}

export async function sleep(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error;
  });
}
