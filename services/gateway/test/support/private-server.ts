import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A server that one test file has for itself, whatever the environment names for others. */
export interface PrivateServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Ends it for good. */
  end(): Promise<void>;
}

/** Provides one, in a process that ends it when the tests end, however they do. */
export async function privateServer(kind: 'redis' | 'nats' | 'mongodb'): Promise<PrivateServer> {
  const keeper = fork(resolve('test/support/server-process.ts'), [kind], { execArgv: [] });
  const [url]: unknown[] = await once(keeper, 'message');
  const order = async (word: 'stop' | 'start') => {
    const done = once(keeper, 'message');
    keeper.send(word);
    await done;
  };
  return {
    url: String(url),
    stop: () => order('stop'),
    start: () => order('start'),
    async end() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}
