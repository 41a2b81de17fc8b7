import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A MongoDB that one test file may stop and start, whatever the environment names for the others. */
export interface PrivateMongodb {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it for good. */
  end(): Promise<void>;
}

/** Starts one. */
export async function privateMongodb(): Promise<PrivateMongodb> {
  const keeper = fork(resolve('test/support/private-mongodb.process.ts'), { execArgv: [] });
  const [url] = await once(keeper, 'message');
  const ask = async (deed: 'start' | 'stop') => {
    const done = once(keeper, 'message');
    keeper.send(deed);
    await done;
  };
  return {
    url: String(url),
    start: () => ask('start'),
    stop: () => ask('stop'),
    async end() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}
