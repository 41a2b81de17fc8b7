import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

import { type Running, runningProcess, statFields } from './running.ts';

/** Processes with their children, their children, and so on; without those that have ended. */
export function treeOf(pids: readonly number[]): Running[] {
  const parents = process.platform === 'linux' ? parentsOnLinux() : parentsByPs();
  const tree = new Set(pids);
  for (const member of tree) {
    for (const [id, parent] of parents) if (parent === member) tree.add(id);
  }
  return [...tree].flatMap((member) => runningProcess(member) ?? []);
}

/** The parent of each process of this machine, by id. */
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
