import { once } from 'node:events';
import { forkServerProcess } from './fork-keeper.ts';

export type ServerKind = 'mongodb' | 'redis' | 'nats';

export interface PrivateServer {
  readonly url: string;
  stop(): Promise<void>;
  /** At the same address with its data. */
  start(): Promise<void>;
  /** At the same address without its data. */
  startEmpty(): Promise<void>;
  startWithoutJetstream(): Promise<void>;
  end(): Promise<void>;
}

/** Starts a server in a process that stops it when the tests end. */
export async function privateServer(kind: ServerKind): Promise<PrivateServer> {
  const keeper = forkServerProcess('private-server.process.ts', kind);
  const over = once(keeper, 'exit').then(() => Promise.reject(new Error(`The keeper of ${kind} ended`)));
  over.catch(() => undefined); // its end after the tests is in order
  const nextMessage = () => Promise.race([once(keeper, 'message'), over]);
  const [url]: unknown[] = await nextMessage();
  const order = async (word: 'stop' | 'start' | 'start without its data' | 'start without JetStream') => {
    const done = nextMessage();
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
