import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

import { type Running, runningProcess, statFields } from './running.ts';

/** A process with its children, their children, and so on; without those that have ended. */
export function treeOf(pid: number): Running[] {
  const parents = process.platform === 'linux' ? parentsOnLinux() : parentsByPs();
  const tree = [pid];
  for (const member of tree)
    tree.push(...[...parents].filter(([, parent]) => parent === member).map(([id]) => id));
  return tree.flatMap((member) => runningProcess(member) ?? []);
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
