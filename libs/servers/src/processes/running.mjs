import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Plain JavaScript without packages: the lock of the first installation needs it.

/** @typedef {{ pid: number, startedAt: string }} ProcessIdentity process IDs are reused */

/** Start time in ticks since boot: the 22nd field, counted from the third. */
const START_TICKS = 19;
const ZOMBIE = 'Z';

/** @type {(pid: number) => ProcessIdentity | undefined} */
export function runningProcess(pid) {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

/** @param {ProcessIdentity} process */
export function stillRuns({ pid, startedAt }) {
  return runningProcess(pid)?.startedAt === startedAt;
}

/** @param {number} pid */
function startOnLinux(pid) {
  const fields = statFields(pid);
  if (fields === undefined || fields[0] === ZOMBIE) return undefined;
  const boot = readOrNothing('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot} ${fields[START_TICKS]}`;
}

/**
 * The fields of /proc/PID/stat from the third one, the state; the second one may contain anything.
 * @param {number} pid
 */
export function statFields(pid) {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** @param {number} pid */
function startByPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
