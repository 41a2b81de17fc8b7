import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { endTree } from '@rotadas/servers/processes/end-tree';
import { remember } from '@rotadas/servers/processes/living';
import { rootDir } from '@rotadas/servers/settings/folders';
import { countResults, type Counts } from './count-results.ts';
import { failuresIn, lastLinesOf } from './failures.ts';
import type { Part } from './parts.ts';
import { stepBack } from './step-back.ts';

/** What came of one part of the test sequence. */
export interface PartResult extends Counts {
  name: string;
  seconds: number;
  /** What failed, if only at the first try, and why; its last lines, where it names no test. */
  failures: string[];
  /** Whether it was ended because it took longer than it may. */
  wasEnded: boolean;
}

/** Where a part runs, and when it has to be over. */
export interface PartContext {
  env: NodeJS.ProcessEnv;
  limit: AbortSignal;
  /** Hears its output as it comes. */
  show(chunk: Buffer, from: 'stdout' | 'stderr'): void;
  /** The folder of the package.json that has the script. */
  cwd?: string;
  /** How long it may take at its limit to stop what it has started, ms. */
  patienceMs?: number;
  /** How far it steps back for others, as `nice` has it; 0 unless said. */
  niceness?: number;
}

/**
 * Runs an npm script, shows its output as it comes, and counts its tests. A part that fails without
 * a failed test counts as one; so does a part that is ended at its limit with all that it started.
 */
export async function runPart(
  { name, args = [] }: Pick<Part, 'name' | 'args'>,
  context: PartContext,
): Promise<PartResult> {
  const { env, limit, show, cwd = rootDir, patienceMs, niceness = 0 } = context;
  const startedAt = Date.now();
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    ...{ cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  remember(child);
  if (child.pid !== undefined && niceness > 0) stepBack(child.pid, niceness);
  let output = '';
  for (const from of ['stdout', 'stderr'] as const) {
    child[from].on('data', (chunk: Buffer) => {
      output += String(chunk);
      show(chunk, from);
    });
  }
  const isGreen = await endOf(child, limit, patienceMs);
  const { passed, failed, flaky } = countResults(output);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const failures = failuresIn(output);
  if (!isGreen && failures.length === 0) failures.push(`failed\n${lastLinesOf(output)}`);
  return {
    ...{ name, seconds, passed, flaky, wasEnded: limit.aborted, failures },
    failed: isGreen ? failed : Math.max(failed, 1),
  };
}

/**
 * Whether it ended by itself and well. Nothing of it runs any more, nor keeps this process waiting.
 */
async function endOf(child: ChildProcess, limit: AbortSignal, patienceMs?: number): Promise<boolean> {
  const closed = once(child, 'close');
  const over = once(limit, 'abort');
  await Promise.race([closed, over]);
  if (!limit.aborted) return child.exitCode === 0;
  await endTree(child.pid ?? 0, patienceMs);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return false;
}
