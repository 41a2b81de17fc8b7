import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 10_000;
const STEP_MS = 50;

/**
 * Repeats a check until it holds, for `limitMs` (10 s unless given, at most 30 s); then throws with
 * the reason of the last failure.
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

/**
 * How long a test lets an answer take where its time is not what the test is about: longer than a
 * machine stands still, ms.
 */
export const ANSWER_LIMIT_MS = 30_000;
