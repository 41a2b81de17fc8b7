import { setTimeout as delay } from 'node:timers/promises';

/** What a killed process held is free after 30 s, and the machine may do more besides. */
const LIMIT_MS = 120_000;
const STEP_MS = 50;

/**
 * Asks again and again until the answer is yes; fails with the last answer's reason when it never
 * is.
 */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const until = Date.now() + limitMs;
  let reason: unknown;
  while (Date.now() < until) {
    try {
      if (await holds()) return;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await delay(STEP_MS);
  }
  const last = reason instanceof Error ? ` (${reason.message})` : '';
  throw new Error(`never happened: ${what}${last}`, { cause: reason });
}
