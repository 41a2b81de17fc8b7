import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { compileCacheDir, environment } from '@rotadas/servers/settings/environment';

/** Starts a process that owns the servers of a test file, with a compile cache. */
export function forkServerProcess(main: string, argument: string): ChildProcess {
  const env = { ...environment.all, NODE_COMPILE_CACHE: compileCacheDir };
  return fork(join(import.meta.dirname, main), [argument], { execArgv: [], env });
}
