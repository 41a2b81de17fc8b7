import { processTree } from '@rotadas/servers/processes/process-tree';
import { statFields } from '@rotadas/servers/processes/running.mjs';

/** USER_HZ on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** Processor time of all child processes, seconds; Linux only. */
export function childCpuTime(): number {
  const children = processTree([process.pid]).filter(({ pid }) => pid !== process.pid);
  return children.reduce((sum, { pid }) => sum + (readCpuTime(pid) ?? 0), 0);
}

/** Processor time of a process, seconds; Linux only. */
export function cpuTime(pid: number): number {
  const seconds = readCpuTime(pid);
  if (seconds === undefined) throw new Error(`process ${pid} is not running`);
  return seconds;
}

/** Fields 14 and 15 of /proc/PID/stat: ticks in user mode and in kernel mode. */
function readCpuTime(pid: number): number | undefined {
  const fields = statFields(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
