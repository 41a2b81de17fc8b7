import { readdirSync, readFileSync } from 'node:fs';
import { parseProcessStat, type ProcessStat } from './process-stat.ts';

/**
 * Processor time of everything that this process started and that still runs, seconds; Linux only.
 */
export function cpuOfChildren(): number {
  const processes = readProcesses();
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent !== 0 && (parent === process.pid || isOurs(parent));
  };
  return [...processes].reduce((sum, [pid, { cpuSeconds }]) => (isOurs(pid) ? sum + cpuSeconds : sum), 0);
}

/** Processor time of one process, seconds; Linux only. Throws where it does not run. */
export function cpuOf(pid: number): number {
  return parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuSeconds;
}

function readProcesses(): Map<number, ProcessStat> {
  const found = new Map<number, ProcessStat>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const text = readStat(name);
    if (text !== undefined) found.set(Number(name), parseProcessStat(text));
  }
  return found;
}

function readStat(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // it ended since the folder was read
  }
}
