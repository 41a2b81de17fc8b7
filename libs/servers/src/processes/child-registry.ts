import type { ChildProcess } from 'node:child_process';
import { hasErrorCode } from './has-error-code.ts';

type Listener = (pids: number[]) => void;

const children = new Set<ChildProcess>();
const listeners = new Set<Listener>();
let closing = false;

process.on('exit', () => signalAll('SIGKILL'));

/** A registered process is killed if we end first. */
export function trackChild(child: ChildProcess): void {
  children.add(child);
  if (closing) signalChild(child, 'SIGKILL');
  const forget = (): void => {
    if (children.delete(child)) notifyListeners();
  };
  child.once('exit', forget);
  child.once('error', forget);
  notifyListeners();
}

/** Calls `listener` now and after every change; returns a function that unsubscribes. */
export function onChildrenChange(listener: Listener): () => void {
  listeners.add(listener);
  listener(childPids());
  return () => listeners.delete(listener);
}

export function signalAll(signal: NodeJS.Signals): void {
  for (const child of children) signalChild(child, signal);
}

/** Processes that start from now on are killed. */
export function rejectNewChildren(): void {
  closing = true;
}

export function isClosing(): boolean {
  return closing;
}

export function runningCount(): number {
  return children.size;
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

function childPids(): number[] {
  return [...children].flatMap(({ pid }) => pid ?? []);
}

function notifyListeners(): void {
  for (const listener of listeners) listener(childPids());
}
