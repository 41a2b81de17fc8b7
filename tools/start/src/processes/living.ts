import type { ChildProcess } from 'node:child_process';

const living = new Set<ChildProcess>();
let closing = false;

process.on('exit', () => signalAll('SIGKILL'));

/** Keeps a process in mind as long as it lives; whatever still lives when we end is killed. */
export function remember(child: ChildProcess): void {
  living.add(child);
  if (closing) signalGroup(child, 'SIGKILL');
  child.once('exit', () => living.delete(child));
  child.once('error', () => living.delete(child));
}

/** Sends a signal to every process that still lives, and to its own children. */
export function signalAll(signal: NodeJS.Signals): void {
  for (const child of living) signalGroup(child, signal);
}

/** From now on a process that is started ends at once: we are stopping. */
export function refuseNew(): void {
  closing = true;
}

/** How many processes still live. */
export function livingCount(): number {
  return living.size;
}

/** Sends a signal to the whole group of a process; a group that is gone already needs none. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // not instanceof: under jest the system's errors belong to another realm
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
}
