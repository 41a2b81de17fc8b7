import { setTimeout as delay } from 'node:timers/promises';
import type { Ending } from './child.ts';
import { isClosing } from './living.ts';
import { oneLine } from './one-line.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** A process that ran this long starts afresh with the short delay. */
const SETTLED_AFTER_MS = 60_000;
/**
 * With the delays between them some 90 s: longer than a port or a lock stays taken, and still a
 * wait.
 */
const MOST_QUICK_ENDINGS = 10;

/** A started process. */
export interface Run {
  readonly ended: Promise<Ending>;
  stop(): Promise<void>;
}

/** What is kept running. */
interface KeptPart {
  name: string;
  logFile: string;
  log: (line: string) => void;
  /** Starts it and answers once it can be used; gives up early when `stopping` says so. */
  launch(stopping: AbortSignal): Promise<Run>;
  /** Hears why nobody tries any more; without it the tries never end. */
  onLost?: OnLost | undefined;
  /** The pause before restart number n, counted from 0, ms. */
  pauseBefore?: (restart: number) => number;
}

/** Hears the reason why a part that ended again and again is given up. */
export type OnLost = (reason: string) => void;

/** A process that is started again whenever it ends by itself. */
export interface KeptProcess {
  stop(): Promise<void>;
  /** Starts it again after a stop. */
  start(): Promise<void>;
}

/** The pause before restart number n, counted from 0, ms. */
export function restartDelay(restarts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** restarts, LONGEST_DELAY_MS);
}

/**
 * Starts a process, and again after a growing pause whenever it ends; rejects when it cannot be
 * started at first.
 */
export async function keepRunning(part: KeptPart): Promise<KeptProcess> {
  let stopping = new AbortController();
  const begin = async () => watch(part, await part.launch(stopping.signal), stopping.signal);
  let watched = await begin();
  return {
    async stop() {
      stopping.abort();
      await watched.over;
    },
    async start() {
      if (!stopping.signal.aborted) return;
      await watched.over;
      stopping = new AbortController();
      watched = await begin();
    },
  };
}

/** Wrapped, because a promise that is returned as it is would be waited for. */
function watch(part: KeptPart, first: Run, stopping: AbortSignal): { over: Promise<void> } {
  return { over: keep(part, first, stopping) };
}

async function keep(part: KeptPart, first: Run, stopping: AbortSignal): Promise<void> {
  const { name, log, logFile, onLost, pauseBefore = restartDelay } = part;
  let launch = (): Promise<Run> => Promise.resolve(first);
  for (let endings = 1; ; endings += 1) {
    const { reason, settled } = await liveOnce(launch, stopping);
    if (reason === undefined || isClosing()) return;
    if (settled) endings = 1;
    if (onLost !== undefined && endings >= MOST_QUICK_ENDINGS)
      return onLost(`${name} ${reason}, ${endings} times in a row, see ${logFile}`);
    const pause = pauseBefore(endings - 1);
    log(`${name} ${reason}; starting it again in ${pause / 1_000} s, see ${logFile}`);
    const endedAt = Date.now();
    await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    launch = async () => {
      const run = await part.launch(stopping);
      log(`${name} runs again after ${((Date.now() - endedAt) / 1_000).toFixed(1)} s`);
      return run;
    };
  }
}

/** How a life ended: no reason when it was stopped; `settled` when it had lasted. */
interface Life {
  reason?: string;
  settled?: boolean;
}

async function liveOnce(launch: () => Promise<Run>, stopping: AbortSignal): Promise<Life> {
  try {
    const run = await launch();
    const upAt = Date.now();
    const ending = await Promise.race([run.ended, aborted(stopping)]);
    if (ending === undefined || stopping.aborted) {
      await run.stop();
      return {};
    }
    const settled = Date.now() - upAt > SETTLED_AFTER_MS;
    return { reason: `ended with ${ending.signal ?? ending.code}`, settled };
  } catch (error) {
    if (stopping.aborted) return {};
    return { reason: `did not start (${oneLine(error instanceof Error ? error.message : String(error))})` };
  }
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
