import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A process, told by when it started from a later one that got the same id. */
export const Running = z.object({ pid: z.number().int().positive(), startedAt: z.string().min(1) });
export type Running = z.infer<typeof Running>;

/** When it started, in ticks since boot: the 22nd field, counted from the third. */
const START_TICKS = 19;
const ZOMBIE = 'Z';

/** The process with that id, unless there is none. */
export function runningProcess(pid: number): Running | undefined {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** Whether it still runs; another process with its id does not count. */
export function stillRuns({ pid, startedAt }: Running): boolean {
  return runningProcess(pid)?.startedAt === startedAt;
}

function startOnLinux(pid: number): string | undefined {
  const fields = statFields(pid);
  if (fields === undefined || fields[0] === ZOMBIE) return undefined;
  const boot = readOrNothing('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot} ${fields[START_TICKS]}`;
}

/**
 * What Linux says of a process, from its state, the third field, on: the command before it stands
 * in brackets and may hold anything. Undefined when there is no such process.
 */
export function statFields(pid: number): string[] | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startByPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** A process can end while it is looked at. */
function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
