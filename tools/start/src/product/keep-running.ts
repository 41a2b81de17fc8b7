import { setTimeout as delay } from 'node:timers/promises';

import { startChild, type ChildCommand } from '../processes/child.ts';
import type { Log } from '../servers/recipe.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** A process that ran this long starts afresh with the short delay. */
const SETTLED_AFTER_MS = 60_000;

/** A process that is started again whenever it dies. */
export interface KeptProcess {
  stop(): Promise<void>;
}

/** The pause before restart number n, counted from 0. */
export function restartDelay(restarts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** restarts, LONGEST_DELAY_MS);
}

/** Starts a process and, whenever it dies, starts it again after a growing pause. */
export function keepRunning(name: string, command: ChildCommand, log: Log): KeptProcess {
  const stopping = new AbortController();
  let child = startChild(command);
  const watch = async (): Promise<void> => {
    for (let restarts = 0; ; restarts += 1) {
      const startedAt = Date.now();
      const code = await child.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > SETTLED_AFTER_MS) restarts = 0;
      const pause = restartDelay(restarts);
      log(`${name} ended with ${code}, see ${command.logFile}; starting it again in ${pause / 1000} s`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      child = startChild(command);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await child.stop();
      await watching;
    },
  };
}
