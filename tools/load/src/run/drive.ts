import { setTimeout as delay } from 'node:timers/promises';
import type { Sender } from '../clients/sender.ts';

/** Between two looks at the clock, ms. */
const TICK_MS = 10;

/** Lets every sender move every `everyMs`, evenly spread over that time, for `durationMs`. */
export async function drive(
  senders: readonly Sender[],
  { everyMs, durationMs }: { everyMs: number; durationMs: number },
): Promise<void> {
  const startedAt = performance.now();
  let moved = 0;
  for (let passed = 0; passed < durationMs; passed = performance.now() - startedAt) {
    const due = Math.floor((passed / everyMs) * senders.length);
    for (; moved < due; moved += 1) senders[moved % senders.length]?.step();
    await delay(TICK_MS);
  }
}
