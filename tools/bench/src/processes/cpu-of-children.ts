import { ourProcesses } from './our-processes.ts';

/** Processor time of everything that this process started and that still runs, seconds; Linux only. */
export function cpuOfChildren(): number {
  return [...ourProcesses().values()].reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}
