import { forkServerProcess } from './fork-server-process.ts';

export type ServerKind = 'mongodb' | 'redis' | 'nats';

export interface PrivateServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Keeps the address and the data. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** Starts a server in a process that stops it when the tests end. */
export async function privateServer(kind: ServerKind): Promise<PrivateServer> {
  const owner = await forkServerProcess('private-server.process.ts', kind);
  return {
    url: String(owner.addresses),
    stop: () => owner.send('stop'),
    start: () => owner.send('start'),
    end: () => owner.end(),
  };
}
