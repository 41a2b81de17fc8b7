import { readdirSync } from 'node:fs';
import { statFields } from '@rotadas/servers/processes/running.mjs';

/** USER_HZ on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** Processor time of all child processes, seconds; Linux only. */
export function childCpuTime(): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const found = readProcess(Number(name));
        return found ? [[Number(name), found] as const] : [];
      }),
  );
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent !== 0 && (parent === process.pid || isOurs(parent));
  };
  return [...processes].reduce((sum, [pid, { cpuSeconds }]) => (isOurs(pid) ? sum + cpuSeconds : sum), 0);
}

/** Processor time of a process, seconds; Linux only. */
export function cpuTime(pid: number): number {
  const found = readProcess(pid);
  if (!found) throw new Error(`process ${pid} is not running`);
  return found.cpuSeconds;
}

/** Fields 4, 14 and 15 of /proc/PID/stat: parent, ticks in user mode and in kernel mode. */
function readProcess(pid: number): { parent: number; cpuSeconds: number } | undefined {
  const fields = statFields(pid);
  if (!fields) return undefined;
  return {
    parent: Number(fields[1]),
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
  };
}
