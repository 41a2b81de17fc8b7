import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A server that one test file may stop and start, whatever the environment names for the others. */
export interface PrivateServer {
  readonly url: string;
  start(): Promise<void>;
  /** Starts NATS as one that has no JetStream. */
  startWithoutJetstream(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it for good. */
  end(): Promise<void>;
}

/** Starts one, in a process of its own. */
export async function privateServer(kind: 'mongodb' | 'nats'): Promise<PrivateServer> {
  const keeper = fork(resolve('test/support/private-server.process.ts'), [kind], { execArgv: [] });
  const [url] = await once(keeper, 'message');
  const order = async (word: 'start' | 'start without JetStream' | 'stop') => {
    const done = once(keeper, 'message');
    keeper.send(word);
    await done;
  };
  return {
    url: String(url),
    start: () => order('start'),
    startWithoutJetstream: () => order('start without JetStream'),
    stop: () => order('stop'),
    async end() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}
