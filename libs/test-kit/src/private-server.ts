import { once } from 'node:events';
import { forkKeeper } from './fork-keeper.ts';

/** What a test can have a server of. */
export type ServerKind = 'mongodb' | 'redis' | 'nats';

/** A server that one test file has for itself, whatever the environment names for the others. */
export interface PrivateServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Starts it again at the same address with the same data. */
  start(): Promise<void>;
  /** Starts it again at the same address, all data lost. */
  startEmpty(): Promise<void>;
  /** Starts NATS again as one that has no JetStream. */
  startWithoutJetstream(): Promise<void>;
  /** Ends it for good. */
  end(): Promise<void>;
}

/** Provides one, in a process that ends it when the tests end, however they do. */
export async function privateServer(kind: ServerKind): Promise<PrivateServer> {
  const keeper = forkKeeper('private-server.process.ts', kind);
  const over = once(keeper, 'exit').then(() => Promise.reject(new Error(`The keeper of ${kind} ended`)));
  over.catch(() => undefined); // its end after the tests is in order
  const heard = () => Promise.race([once(keeper, 'message'), over]);
  const [url]: unknown[] = await heard();
  const order = async (word: 'stop' | 'start' | 'start without its data' | 'start without JetStream') => {
    const done = heard();
    keeper.send(word);
    await done;
  };
  return {
    url: String(url),
    stop: () => order('stop'),
    start: () => order('start'),
    startEmpty: () => order('start without its data'),
    startWithoutJetstream: () => order('start without JetStream'),
    async end() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}
