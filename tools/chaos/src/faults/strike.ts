import { setTimeout as delay } from 'node:timers/promises';
import type { PartProcesses } from '../parts/part-processes.ts';
import type { Fault } from '../plan/fault-plan.ts';

/** How long a stopped part stands still, ms. */
const STOPPED_MS = 5_000;

/** Kills the process of a part, or lets it stand still for a while. */
export async function strike({ part, kind }: Fault, processes: PartProcesses): Promise<void> {
  const pid = await processes.waitFor(part);
  if (kind === 'kill') {
    process.kill(pid, 'SIGKILL');
    return;
  }
  process.kill(pid, 'SIGSTOP');
  try {
    await delay(STOPPED_MS);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
