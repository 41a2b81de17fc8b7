import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCacheDir, environment } from '@rotadas/servers/settings/environment';

/** A process that stops its servers when the tests end. */
export interface ServerProcess {
  /** The first message of the process: the addresses of its servers. */
  readonly addresses: unknown;
  /** Resolves when the command is done. */
  send(command: string): Promise<void>;
  end(): Promise<void>;
}

/** Starts a process that owns the servers of a test file, with a compile cache. */
export async function forkServerProcess(main: string, argument: string): Promise<ServerProcess> {
  const env = { ...environment.all, NODE_COMPILE_CACHE: compileCacheDir };
  const child = fork(join(import.meta.dirname, main), [argument], { execArgv: [], env });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`${main} ended`)));
  failed.catch(() => undefined); // it may end after the tests
  const nextMessage = async (): Promise<unknown> => {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), failed]);
    return message;
  };
  return {
    addresses: await nextMessage(),
    async send(command) {
      const done = nextMessage();
      child.send(command);
      await done;
    },
    async end() {
      child.disconnect();
      await ended;
    },
  };
}
