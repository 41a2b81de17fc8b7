import type { ChildProcess } from 'node:child_process';
import { hasCode } from './has-code.ts';

type Follower = (pids: number[]) => void;

const living = new Set<ChildProcess>();
const followers = new Set<Follower>();
let closing = false;

process.on('exit', () => signalAll('SIGKILL'));

/** Keeps a process in mind as long as it lives; whatever still lives when we end is killed. */
export function remember(child: ChildProcess): void {
  living.add(child);
  if (closing) signalChild(child, 'SIGKILL');
  const forget = (): void => {
    if (living.delete(child)) tellFollowers();
  };
  child.once('exit', forget);
  child.once('error', forget);
  tellFollowers();
}

/** Tells now and after every change which processes live, until the answer is called. */
export function followLiving(follower: Follower): () => void {
  followers.add(follower);
  follower(livingPids());
  return () => followers.delete(follower);
}

/** Sends a signal to every process that still lives, and to its own children. */
export function signalAll(signal: NodeJS.Signals): void {
  for (const child of living) signalChild(child, signal);
}

/** From now on a process that is started ends at once: we are stopping. */
export function refuseNew(): void {
  closing = true;
}

/** Whether everything is being stopped, so that what ends does so in order. */
export function isClosing(): boolean {
  return closing;
}

/** How many processes still live. */
export function livingCount(): number {
  return living.size;
}

/** Sends a signal to a process that we started, and to its own children. */
export function signalChild(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) signalGroup(child.pid, signal);
}

/**
 * Sends a signal to the whole group that a process leads; a group that is gone already needs none.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

function livingPids(): number[] {
  return [...living].flatMap(({ pid }) => pid ?? []);
}

function tellFollowers(): void {
  for (const follower of followers) follower(livingPids());
}
