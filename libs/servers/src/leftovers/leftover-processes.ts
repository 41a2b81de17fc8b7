import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { onChildrenChange } from '../processes/child-registry.ts';
import { endTrees, listProcesses } from '../processes/process-tree.ts';
import { runningProcess, stillRuns, type ProcessIdentity } from '../processes/running.mjs';

/** Ends those that still run, with their children; returns their number. */
export async function endLeftoverProcesses(processes: readonly ProcessIdentity[]): Promise<number> {
  const left = processes.filter(stillRuns);
  await endTrees(left.map(({ pid }) => pid));
  return left.length;
}

const Process = z.object({ pid: z.int().positive(), startedAt: z.string().min(1) });

const PidFile = z.object({ launcher: Process, children: z.array(Process) });
type PidFile = z.infer<typeof PidFile>;

/** Undefined if the file is missing or invalid. */
export function readPidFile(file: string): PidFile | undefined {
  try {
    return PidFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writePidFile(file: string, content: PidFile): void {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(content), { mode: 0o600 });
  renameSync(next, file);
}

/** Keeps the file up to date with this process and its children until the result is called. */
export function keepPidFile(file: string): () => void {
  const launcher = runningProcess(process.pid);
  if (launcher === undefined) throw new Error('The start time of this process is unknown');
  return onChildrenChange((pids) => {
    writePidFile(file, { launcher, children: pids.flatMap((pid) => runningProcess(pid) ?? []) });
  });
}

/** The process in the file whose command contains `word`; undefined if none runs. */
export function findInPidFile(file: string, word: string): number | undefined {
  const pids = new Set(readPidFile(file)?.children.map(({ pid }) => pid));
  const found = listProcesses().filter(({ pid, command }) => pids.has(pid) && command.includes(word));
  if (found.length > 1) throw new Error(`${found.length} processes have ${word} in their command`);
  return found[0]?.pid;
}
