import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { environment } from '@rotadas/servers/settings/environment';
import { compileCacheDir } from '@rotadas/servers/settings/folders';

/**
 * Starts the process that keeps servers of a test file. It finds what an earlier one has compiled,
 * its TypeScript stripped of types: a run starts some eighty, and each takes half the work so.
 */
export function forkKeeper(main: string, argument: string): ChildProcess {
  const env = { ...environment.all, NODE_COMPILE_CACHE: compileCacheDir };
  return fork(join(import.meta.dirname, main), [argument], { execArgv: [], env });
}
