import { forkServerProcess } from './fork-server-process.ts';

export type ServerKind = 'mongodb' | 'redis' | 'nats';

export interface PrivateServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Keeps the address and the data. */
  start(): Promise<void>;
  /** Keeps the address, but not the data. */
  startEmpty(): Promise<void>;
  startWithoutJetstream(): Promise<void>;
  end(): Promise<void>;
}

/** Starts a server in a process that stops it when the tests end. */
export async function privateServer(kind: ServerKind): Promise<PrivateServer> {
  const owner = await forkServerProcess('private-server.process.ts', kind);
  return {
    url: String(owner.addresses),
    stop: () => owner.send('stop'),
    start: () => owner.send('start'),
    startEmpty: () => owner.send('start without its data'),
    startWithoutJetstream: () => owner.send('start without JetStream'),
    end: () => owner.end(),
  };
}
