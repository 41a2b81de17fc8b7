import { setTimeout as delay } from 'node:timers/promises';
import type { Ending } from './child.ts';
import { isClosing } from './child-registry.ts';
import { oneLine } from './run-command.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** After this time the delay starts again at the minimum. */
const STABLE_AFTER_MS = 60_000;
/** The attempts take about 90 s, longer than a port or lock stays taken. */
const QUICK_EXITS_MAX = 10;

export interface Run {
  readonly ended: Promise<Ending>;
  stop(): Promise<void>;
}

interface SupervisionOptions {
  name: string;
  logFile: string;
  log: (line: string) => void;
  /** Resolves once it is usable; rejects early if `stopping` aborts. */
  launch(stopping: AbortSignal): Promise<Run>;
  /** Called if it is given up; without it the restarts never end. */
  onGivenUp?: OnGivenUp | undefined;
  pauseBefore?: (restart: number) => number;
}

export type OnGivenUp = (reason: string) => void;

export interface SupervisedProcess {
  stop(): Promise<void>;
  start(): Promise<void>;
}

export function restartDelay(restarts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** restarts, LONGEST_DELAY_MS);
}

/** Restarts a process with backoff whenever it ends; rejects if the first start fails. */
export async function superviseProcess(options: SupervisionOptions): Promise<SupervisedProcess> {
  let stopping = new AbortController();
  const launchAndSupervise = async () =>
    supervise(options, await options.launch(stopping.signal), stopping.signal);
  let supervision = await launchAndSupervise();
  return {
    async stop() {
      stopping.abort();
      await supervision.stopped;
    },
    async start() {
      if (!stopping.signal.aborted) return;
      await supervision.stopped;
      stopping = new AbortController();
      supervision = await launchAndSupervise();
    },
  };
}

/** Wrapped, because an async function would await a returned promise. */
function supervise(
  options: SupervisionOptions,
  first: Run,
  stopping: AbortSignal,
): { stopped: Promise<void> } {
  return { stopped: restartUntilStopped(options, first, stopping) };
}

async function restartUntilStopped(
  options: SupervisionOptions,
  first: Run,
  stopping: AbortSignal,
): Promise<void> {
  const { name, log, logFile, onGivenUp, pauseBefore = restartDelay } = options;
  let launch = (): Promise<Run> => Promise.resolve(first);
  for (let endings = 1; ; endings += 1) {
    const { reason, wasStable } = await runOnce(launch, stopping);
    if (reason === undefined || isClosing()) return;
    if (wasStable) endings = 1;
    if (onGivenUp !== undefined && endings >= QUICK_EXITS_MAX)
      return onGivenUp(`${name} ${reason}, ${endings} times in a row, see ${logFile}`);
    const pause = pauseBefore(endings - 1);
    log(`${name} ${reason}; starting it again in ${pause / 1_000} s, see ${logFile}`);
    const endedAt = Date.now();
    await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    launch = async () => {
      const run = await options.launch(stopping);
      log(`${name} runs again after ${((Date.now() - endedAt) / 1_000).toFixed(1)} s`);
      return run;
    };
  }
}

/** `reason` is missing if it was stopped; `wasStable` if it ran long enough. */
interface Outcome {
  reason?: string;
  wasStable?: boolean;
}

async function runOnce(launch: () => Promise<Run>, stopping: AbortSignal): Promise<Outcome> {
  try {
    const run = await launch();
    const upAt = Date.now();
    const ending = await Promise.race([run.ended, aborted(stopping)]);
    if (ending === undefined || stopping.aborted) {
      await run.stop();
      return {};
    }
    const wasStable = Date.now() - upAt > STABLE_AFTER_MS;
    return { reason: `ended with ${ending.signal ?? ending.code}`, wasStable };
  } catch (error) {
    if (stopping.aborted) return {};
    return { reason: `did not start (${oneLine(error)})` };
  }
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
