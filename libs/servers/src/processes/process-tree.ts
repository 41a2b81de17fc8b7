import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type ProcessIdentity, runningProcess, statFields, stillRuns } from './running.mjs';
import { signalGroup } from './child-registry.ts';

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All processes of this machine; read from /proc on Linux, which may lack `ps`. */
export function listProcesses(): ListedProcess[] {
  return process.platform === 'linux' ? fromFiles() : fromPs();
}

function fromFiles(): ListedProcess[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid, parent: Number(statFields(pid)?.[1]), command }];
    } catch {
      return []; // it ended meanwhile
    }
  });
}

function fromPs(): ListedProcess[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** The processes and their descendants, without those that have ended. */
export function processTree(pids: readonly number[]): ProcessIdentity[] {
  const all = listProcesses();
  const tree = new Set(pids);
  for (const member of tree) {
    for (const { pid, parent } of all) if (parent === member) tree.add(pid);
  }
  return [...tree].flatMap((member) => runningProcess(member) ?? []);
}

/** Longer than `onStopSignal` gives a program to stop its children. */
const STOP_TIMEOUT_MS = 12_000;
const CHECK_MS = 50;

/** Ends the groups of the leaders and descendants in other groups: by SIGTERM, then by SIGKILL. */
export async function endTrees(leaders: readonly number[], stopTimeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  const tree = processTree(leaders);
  for (const leader of leaders) signalGroup(leader, 'SIGTERM');
  const deadline = Date.now() + stopTimeoutMs;
  for (let left = tree; left.length > 0; left = findRunning(left)) {
    if (Date.now() >= deadline) left.forEach(({ pid }) => kill(pid));
    await delay(CHECK_MS);
  }
  for (const leader of leaders) signalGroup(leader, 'SIGKILL'); // children started meanwhile
}

function findRunning(tree: readonly ProcessIdentity[]): ProcessIdentity[] {
  return processTree(tree.filter(stillRuns).map(({ pid }) => pid));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended meanwhile.
  }
}
