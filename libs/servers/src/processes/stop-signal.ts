import { setTimeout as delay } from 'node:timers/promises';

import { whenParentGone } from './parent.mjs';
import { livingCount, refuseNew, signalAll } from './living.ts';

/** One Ctrl-C can arrive several times: from the terminal, from npm, from the bootstrap. */
const SAME_SIGNAL_MS = 1_000;
const PATIENCE_MS = 10_000;
const FORCED = 130;

/** The exit code of a run of tests that somebody ended: it is no success. */
export const INTERRUPTED = 130;

/**
 * Stops everything on the first Ctrl-C (or SIGTERM, SIGHUP) or when whoever started us was killed,
 * and kills everything on a later signal, or when stopping takes longer than `patienceMs`. Answers
 * what does the same as a signal.
 */
export function onStopSignal(
  stop: () => Promise<void>,
  { exitCode = 0, patienceMs = PATIENCE_MS } = {},
): () => void {
  let firstAt: number | undefined;
  const handle = (): void => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void end(stop, exitCode, patienceMs);
    } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
      process.exit(FORCED);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  whenParentGone(handle);
  return handle;
}

async function end(stop: () => Promise<void>, exitCode: number, patienceMs: number): Promise<void> {
  setTimeout(() => process.exit(FORCED), patienceMs);
  refuseNew();
  await stop();
  // whatever was still starting is not known to `stop`
  signalAll('SIGTERM');
  while (livingCount() > 0) await delay(50);
  process.exit(exitCode);
}
