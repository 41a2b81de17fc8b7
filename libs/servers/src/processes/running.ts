import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A process, told by when it started from a later one that got the same id. */
export const Running = z.object({ pid: z.number().int().positive(), startedAt: z.string().min(1) });
export type Running = z.infer<typeof Running>;

/**
 * Counted from the state, the third field, which follows the command's closing bracket: the 22nd is
 * the start, in ticks since boot.
 */
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
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === ZOMBIE) return undefined;
  const boot = readOrNothing('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot} ${fields[START_TICKS]}`;
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
