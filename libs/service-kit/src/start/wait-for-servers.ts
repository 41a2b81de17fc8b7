import { Logger } from '@nestjs/common';
import type { Metrics } from '../metrics/metrics.js';
import { sleep } from '../time/backoff.js';

/** Interval between checks. */
const CHECK_MS = 100;

/** Interval between log lines. */
const REPORT_MS = 30_000;

/** Resolves when each server responds or `signal` is aborted. Logs every 30 s which do not. */
export async function waitForServers(
  metrics: Pick<Metrics, 'reachable'>,
  signal: AbortSignal,
): Promise<void> {
  const logger = new Logger('Start');
  let reportedAt = Date.now();
  while (!signal.aborted) {
    const reachable = Object.entries(await metrics.reachable());
    const missing = reachable.filter(([, isReachable]) => !isReachable).map(([server]) => server);
    if (missing.length === 0) return;
    if (Date.now() - reportedAt >= REPORT_MS) {
      logger.warn({ missing }, 'Not ready: waiting for servers');
      reportedAt = Date.now();
    }
    await sleep(CHECK_MS, signal);
  }
}
