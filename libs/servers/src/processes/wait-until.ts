import { setTimeout as delay } from 'node:timers/promises';

export const START_LIMIT_MS = 180_000;

const ATTEMPT_PAUSE_MS = 50;

/** `giveUp` returns the reason to stop earlier. */
export interface Patience {
  what: string;
  timeoutMs: number;
  giveUp?: () => string | undefined;
}

/** Repeats an attempt until it succeeds; throws with its last error after the timeout. */
export async function waitUntil(attempt: () => Promise<void>, patience: Patience): Promise<void> {
  const end = Date.now() + patience.timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const lost =
        patience.giveUp?.() ?? (Date.now() > end ? `not ready in ${patience.timeoutMs / 1000} s` : undefined);
      if (lost !== undefined) throw new Error(`${patience.what}: ${lost}`, { cause: error });
      await delay(ATTEMPT_PAUSE_MS);
    }
  }
}
