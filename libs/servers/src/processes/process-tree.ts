import { spawnSync, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Running, runningProcess, statFields, stillRuns } from './running.mjs';
import { signalGroup } from './child-registry.ts';

/** The processes and their descendants, without those that have ended. */
export function processTree(pids: readonly number[]): Running[] {
  const parents = process.platform === 'linux' ? parentsOnLinux() : parentsByPs();
  const tree = new Set(pids);
  for (const member of tree) {
    for (const [id, parent] of parents) if (parent === member) tree.add(id);
  }
  return [...tree].flatMap((member) => runningProcess(member) ?? []);
}

function parentsOnLinux(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(pids.map((pid) => [pid, Number(statFields(pid)?.[1])]));
}

function parentsByPs(): Map<number, number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return new Map(rows.map(([pid = Number.NaN, parent = Number.NaN]) => [pid, parent]));
}

interface ListedProcess {
  readonly pid: number;
  readonly command: string;
}

/** All processes of this machine; read from /proc on Linux, which may lack `ps`. */
export function listProcesses(): ListedProcess[] {
  return process.platform === 'linux' ? fromFiles() : fromPs();
}

function fromFiles(): ListedProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(pid), command }];
    } catch {
      return []; // it ended meanwhile
    }
  });
}

function fromPs(): ListedProcess[] {
  const lines = execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || command === undefined ? [] : [{ pid: Number(pid), command }];
  });
}

/** Longer than `onStopSignal` gives a program to stop its children. */
const PATIENCE_MS = 12_000;
const CHECK_MS = 50;

/** Ends the groups of the leaders and descendants in other groups: by SIGTERM, then by SIGKILL. */
export async function endTrees(leaders: readonly number[], patienceMs = PATIENCE_MS): Promise<void> {
  const tree = processTree(leaders);
  for (const leader of leaders) signalGroup(leader, 'SIGTERM');
  const deadline = Date.now() + patienceMs;
  for (let left = tree; left.length > 0; left = findRunning(left)) {
    if (Date.now() >= deadline) left.forEach(({ pid }) => kill(pid));
    await delay(CHECK_MS);
  }
  for (const leader of leaders) signalGroup(leader, 'SIGKILL'); // children started meanwhile
}

function findRunning(tree: readonly Running[]): Running[] {
  return processTree(tree.filter(stillRuns).map(({ pid }) => pid));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended meanwhile.
  }
}
