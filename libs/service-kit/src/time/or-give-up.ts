import { setTimeout as delay } from 'node:timers/promises';

/** Waits for work that is about to end, but at most `ms`: it may hang on a server that is away. */
export async function orGiveUp(work: Promise<unknown>, ms: number): Promise<void> {
  const ended = new AbortController();
  const limit = delay(ms, undefined, { signal: ended.signal }).catch(() => undefined); // the work came first
  await Promise.race([work, limit]);
  ended.abort();
}
