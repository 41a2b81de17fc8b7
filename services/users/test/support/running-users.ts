import { resolve } from 'node:path';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { launchUntil } from '@rotadas/test-kit/service-process';
import { setting } from '@rotadas/test-kit/setting';

/** The e-mail that makes an admin in these tests. */
export const ADMIN_EMAIL = 'Admin@rotadas.example';

const MAIN = resolve('dist/main.js');

/** A users service in a process of its own, and a caller of it over the real wire. */
export interface RunningUsers {
  readonly client: RouteClient;
  /** Where its health is asked. */
  readonly url: string;
  /** The database that it has for itself. */
  readonly mongodbUri: string;
  /** Asks it to end by SIGTERM, and does not wait for that. */
  terminate(): void;
  /** Resolves with its exit code once it has ended. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts the built service on a database of its own; resolves once it is alive, whether or not
 * MongoDB is there.
 */
export async function startUsers(mongodbServer?: string): Promise<RunningUsers> {
  const mongodbUri = databaseOf('users', mongodbServer);
  const natsUrl = setting('NATS_URL');
  const env = { MONGODB_URI: mongodbUri, NATS_URL: natsUrl, ADMIN_EMAIL, LOG_LEVEL: 'error' };
  const { url, terminate, ended, stop } = await launchUntil('/healthz', MAIN, env);
  const caller = await startPeer('users-test', natsUrl);
  return {
    client: caller.get(RouteClient),
    url,
    mongodbUri,
    terminate,
    ended,
    async stop() {
      await caller.close();
      await stop();
    },
  };
}

/** Starts the service and waits until it can do its work. */
export async function startReadyUsers(): Promise<RunningUsers> {
  const users = await startUsers();
  await eventually('users is ready', async () => (await fetch(`${users.url}/readyz`)).ok);
  return users;
}
