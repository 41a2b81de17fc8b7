import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { trackChild } from '@rotadas/servers/processes/child-registry';
import { endTrees } from '@rotadas/servers/processes/process-tree';
import { countResults, type Counts } from './count-results.ts';
import { rootDir } from '@rotadas/servers/settings/environment';

export interface PartResult extends Counts {
  name: string;
  seconds: number;
  timedOut: boolean;
}

export interface PartOptions {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  limit: AbortSignal;
  cwd?: string;
  show?(chunk: Buffer, from: 'stdout' | 'stderr'): void;
  /** Time before it is killed, ms. */
  stopTimeoutMs?: number;
}

/** A part that fails without a failed test counts as one failure. */
export async function runPart(script: string, options: PartOptions): Promise<PartResult> {
  const {
    env,
    signal,
    limit,
    cwd = rootDir,
    show = (chunk, from) => process[from].write(chunk),
    stopTimeoutMs,
  } = options;
  const startedAt = Date.now();
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  trackChild(child);
  let output = '';
  for (const from of ['stdout', 'stderr'] as const) {
    child[from].on('data', (chunk: Buffer) => {
      output += String(chunk);
      show(chunk, from);
    });
  }
  const isGreen = await hasSucceeded(child, AbortSignal.any([signal, limit]), stopTimeoutMs);
  const { passed, failed } = countResults(output);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return {
    name: script,
    seconds,
    timedOut: limit.aborted && !signal.aborted,
    passed,
    failed: isGreen ? failed : Math.max(failed, 1),
  };
}

async function hasSucceeded(
  child: ChildProcess,
  signal: AbortSignal,
  stopTimeoutMs?: number,
): Promise<boolean> {
  const closed = once(child, 'close');
  await Promise.race([closed, once(signal, 'abort')]);
  if (!signal.aborted) return child.exitCode === 0;
  if (child.pid !== undefined) await endTrees([child.pid], stopTimeoutMs);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return false;
}
