import { setTimeout as delay } from 'node:timers/promises';

import { signalGroup } from '../processes/living.ts';
import { stillRuns, type Running } from '../processes/running.ts';

/** Longer than any of our servers takes to write its data out. */
const PATIENCE_MS = 8_000;
const CHECK_MS = 50;

/**
 * Ends those that still run, with what they started; answers how many there were. Nobody else's
 * process is touched.
 */
export async function endLeftOver(processes: readonly Running[]): Promise<number> {
  const left = processes.filter(stillRuns);
  left.forEach(({ pid }) => signalGroup(pid, 'SIGTERM'));
  const deadline = Date.now() + PATIENCE_MS;
  while (left.some(stillRuns) && Date.now() < deadline) await delay(CHECK_MS);
  left.filter(stillRuns).forEach(({ pid }) => signalGroup(pid, 'SIGKILL'));
  while (left.some(stillRuns)) await delay(CHECK_MS);
  return left.length;
}
