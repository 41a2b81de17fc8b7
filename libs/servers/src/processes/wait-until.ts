import { setTimeout as delay } from 'node:timers/promises';

const ATTEMPT_PAUSE_MS = 50;

/** How long to wait for something, and what ends the wait early. */
export interface Patience {
  what: string;
  timeoutMs: number;
  giveUp?: () => string | undefined;
}

/**
 * Repeats an attempt until it succeeds; the last failure is told when time is up or there is no
 * more hope.
 */
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
