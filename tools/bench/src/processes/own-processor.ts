import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ourProcesses } from './our-processes.ts';

const run = promisify(execFile);

/**
 * Does `work` while the processes `answering` have the first processor and all others that belong to the benchmark share the rest, this
 * process included. The kernel's scheduler, which moves more processes than there are processors to and fro, is left out of what is
 * measured then. Linux with `taskset` (util-linux); throws where there is one processor only.
 */
export async function withOwnProcessor<Result>(
  answering: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const last = availableParallelism() - 1;
  if (last < 1) throw new Error('a processor of its own needs two of them');
  const others = [process.pid, ...ourProcesses().keys()].filter((pid) => !answering.includes(pid));
  try {
    for (const pid of answering) await place(pid, '0');
    for (const pid of others) await place(pid, `1-${last}`);
    return await work();
  } finally {
    for (const pid of [...answering, ...others]) await place(pid, `0-${last}`);
  }
}

/** Puts all threads of a process on these processors; one that has ended meanwhile needs none. */
async function place(pid: number, processors: string): Promise<void> {
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)]).catch(
    (error: unknown) => {
      if (ourProcesses().has(pid) || pid === process.pid) throw error;
    },
  );
}
