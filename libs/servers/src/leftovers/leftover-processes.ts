import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { onChildrenChange } from '../processes/child-registry.ts';
import { endTrees, listProcesses } from '../processes/process-tree.ts';
import { runningProcess, stillRuns, type Running } from '../processes/running.mjs';

/** Ends those that still run, with their children; returns their number. */
export async function endLeftoverProcesses(processes: readonly Running[]): Promise<number> {
  const left = processes.filter(stillRuns);
  await endTrees(left.map(({ pid }) => pid));
  return left.length;
}

const Process = z.object({ pid: z.int().positive(), startedAt: z.string().min(1) });

const Roster = z.object({ launcher: Process, children: z.array(Process) });
type Roster = z.infer<typeof Roster>;

/** Undefined if the file is missing or invalid. */
export function readRoster(file: string): Roster | undefined {
  try {
    return Roster.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeRoster(file: string, roster: Roster): void {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(roster), { mode: 0o600 });
  renameSync(next, file);
}

/** Keeps the file up to date with this process and its children until the result is called. */
export function keepRoster(file: string): () => void {
  const launcher = runningProcess(process.pid);
  if (launcher === undefined) throw new Error('The start time of this process is unknown');
  return onChildrenChange((pids) => {
    writeRoster(file, { launcher, children: pids.flatMap((pid) => runningProcess(pid) ?? []) });
  });
}

/** The process in the file whose command contains `word`; undefined if none runs. */
export function findInRoster(file: string, word: string): number | undefined {
  const pids = new Set(readRoster(file)?.children.map(({ pid }) => pid));
  const found = listProcesses().filter(({ pid, command }) => pids.has(pid) && command.includes(word));
  if (found.length > 1) throw new Error(`${found.length} processes have ${word} in their command`);
  return found[0]?.pid;
}
