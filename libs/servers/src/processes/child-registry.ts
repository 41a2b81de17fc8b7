import type { ChildProcess } from 'node:child_process';
import { hasErrorCode } from './has-error-code.ts';

type Follower = (pids: number[]) => void;

const living = new Set<ChildProcess>();
const followers = new Set<Follower>();
let closing = false;

process.on('exit', () => signalAll('SIGKILL'));

/** A registered process is killed if we end first. */
export function trackChild(child: ChildProcess): void {
  living.add(child);
  if (closing) signalChild(child, 'SIGKILL');
  const forget = (): void => {
    if (living.delete(child)) notifyListeners();
  };
  child.once('exit', forget);
  child.once('error', forget);
  notifyListeners();
}

/** Calls `follower` now and after every change; returns a function that unsubscribes. */
export function onChildrenChange(follower: Follower): () => void {
  followers.add(follower);
  follower(livingPids());
  return () => followers.delete(follower);
}

export function signalAll(signal: NodeJS.Signals): void {
  for (const child of living) signalChild(child, signal);
}

/** Processes that start from now on are killed. */
export function refuseNewChildren(): void {
  closing = true;
}

export function isClosing(): boolean {
  return closing;
}

export function runningCount(): number {
  return living.size;
}

export function signalChild(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) signalGroup(child.pid, signal);
}

export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (!hasErrorCode(error, 'ESRCH')) throw error;
  }
}

function livingPids(): number[] {
  return [...living].flatMap(({ pid }) => pid ?? []);
}

function notifyListeners(): void {
  for (const follower of followers) follower(livingPids());
}
