import { setTimeout as delay } from 'node:timers/promises';

import { onParentExit } from './parent.mjs';
import { runningCount, rejectNewChildren, signalAll } from './child-registry.ts';

/** One Ctrl-C may arrive from the terminal, npm and the bootstrap. */
const SAME_SIGNAL_MS = 1_000;
const STOP_TIMEOUT_MS = 10_000;
const FORCED = 130;

/** The exit code of an interrupted test run. */
export const INTERRUPTED = 130;

/**
 * Stops on the first SIGINT, SIGTERM or SIGHUP, or when the parent ended; kills on a later signal
 * or after `stopTimeoutMs`. Returns the handler.
 */
export function onStopSignal(
  stop: () => Promise<void>,
  { exitCode = 0, stopTimeoutMs = STOP_TIMEOUT_MS } = {},
): () => void {
  let firstAt: number | undefined;
  const handle = (): void => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void end(stop, exitCode, stopTimeoutMs);
    } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
      process.exit(FORCED);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  onParentExit(handle);
  return handle;
}

async function end(stop: () => Promise<void>, exitCode: number, stopTimeoutMs: number): Promise<void> {
  setTimeout(() => process.exit(FORCED), stopTimeoutMs);
  rejectNewChildren();
  await stop();
  // `stop` does not know what was still starting.
  signalAll('SIGTERM');
  while (runningCount() > 0) await delay(50);
  process.exit(exitCode);
}
