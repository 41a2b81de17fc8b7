import { setTimeout as delay } from 'node:timers/promises';

import { signalGroup } from './living.ts';
import { type Running, stillRuns } from './running.ts';
import { treeOf } from './tree-of.ts';

/** Longer than `onStopSignal` gives a program to stop what it has started. */
const PATIENCE_MS = 12_000;
const CHECK_MS = 50;

/**
 * Ends the group that a process leads, and all that was started from it, in whichever group that
 * is: first by a SIGTERM to the group, and what then still runs by a SIGKILL.
 */
export async function endTree(leader: number, patienceMs = PATIENCE_MS): Promise<void> {
  const tree = treeOf([leader]);
  signalGroup(leader, 'SIGTERM');
  const deadline = Date.now() + patienceMs;
  for (let left = tree; left.length > 0; left = leftOf(left)) {
    if (Date.now() >= deadline) left.forEach(({ pid }) => kill(pid));
    await delay(CHECK_MS);
  }
  signalGroup(leader, 'SIGKILL'); // what was started right before its parent ended
}

/** Those that still run, with what they have started since. */
function leftOf(tree: readonly Running[]): Running[] {
  return treeOf(tree.filter(stillRuns).map(({ pid }) => pid));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
