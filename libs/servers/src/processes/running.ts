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

/** Whether it is an error of the system with this code, such as ENOENT. */
export function hasCode(error: unknown, code: string): boolean {
  // not instanceof: under jest the system's errors belong to another realm
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

const LONGEST = 300;

/**
 * A text as one line that fits a screen: of a long one the beginning, which says what was tried,
 * and the end, which says why it failed.
 */
export function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const half = LONGEST / 2;
  return `${line.slice(0, half)} … ${line.slice(-half)}`;
}

/** How long a process may take until it answers, ms: a busy machine loads its many files slowly. */
export const START_LIMIT_MS = 180_000;
