import { setTimeout as delay } from 'node:timers/promises';
import type { PartProcesses } from '../parts/part-processes.ts';
import type { Fault } from '../plan/fault-plan.ts';
import { strike } from './strike.ts';

/** Lets the faults happen at their times; one whose part is still away waits for it. */
export async function runFaults(
  faults: readonly Fault[],
  processes: PartProcesses,
  log: (line: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  for (const [index, fault] of faults.entries()) {
    await delay(Math.max(0, startedAt + fault.atMs - Date.now()));
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    log(`${seconds} s: ${fault.kind} ${fault.part} (${index + 1} of ${faults.length})`);
    await strike(fault, processes);
  }
}
