import { setTimeout as delay } from 'node:timers/promises';

export const START_LIMIT_MS = 180_000;

const ATTEMPT_PAUSE_MS = 50;
const RESPONSE_TIMEOUT_MS = 5_000;

/** `failureReason` returns why further attempts are useless; undefined to go on. */
export interface WaitOptions {
  what: string;
  timeoutMs: number;
  failureReason?: () => string | undefined;
}

/** Repeats an attempt until it succeeds; throws with its last error after the timeout. */
export async function waitUntil(attempt: () => Promise<void>, options: WaitOptions): Promise<void> {
  const end = Date.now() + options.timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const lost =
        options.failureReason?.() ??
        (Date.now() > end ? `not ready in ${options.timeoutMs / 1000} s` : undefined);
      if (lost !== undefined) throw new Error(`${options.what}: ${lost}`, { cause: error });
      await delay(ATTEMPT_PAUSE_MS);
    }
  }
}

interface ReadyOptions {
  what: string;
  logFile: string;
  stopping?: AbortSignal | undefined;
}

/** Repeats an attempt until a started program is usable; stops the program if it fails. */
export async function waitUntilReady(
  program: { hasEnded(): boolean; stop(): Promise<void> },
  attempt: () => Promise<void>,
  { what, logFile, stopping }: ReadyOptions,
): Promise<void> {
  const failureReason = () => {
    if (stopping?.aborted === true) return 'it is being stopped';
    return program.hasEnded() ? `it exited immediately, see ${logFile}` : undefined;
  };
  try {
    await waitUntil(attempt, { what, timeoutMs: START_LIMIT_MS, failureReason });
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Repeats a request until its status is a success. */
export function waitUntilOk(url: string, options: WaitOptions): Promise<void> {
  return waitUntil(async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url}: status ${response.status}: ${text}`);
  }, options);
}
