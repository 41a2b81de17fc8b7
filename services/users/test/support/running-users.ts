import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { setting } from '@rotadas/test-kit/setting';

/** The e-mail that makes an admin in these tests. */
export const ADMIN_EMAIL = 'Admin@rotadas.example';

/** A users service, and a caller of it over the real wire. */
export interface RunningUsers extends LaunchedService {
  readonly client: RouteClient;
  /** The database that it has for itself. */
  readonly mongodbUri: string;
  /** Ends the service by SIGTERM and answers its exit code; the caller may still ask it. */
  terminate(): Promise<number | null>;
}

/**
 * Starts the built service on a database of its own; resolves once it is alive, whether or not
 * MongoDB is there.
 */
export async function launchUsers(mongodbServer?: string): Promise<RunningUsers> {
  const mongodbUri = databaseOf('users', mongodbServer);
  const natsUrl = setting('NATS_URL');
  const settings = { MONGODB_URI: mongodbUri, NATS_URL: natsUrl, ADMIN_EMAIL, LOG_LEVEL: 'error' };
  const service = await launchService('users', settings);
  const caller = await startPeer('users-test', natsUrl);
  return {
    ...service,
    client: caller.get(RouteClient),
    mongodbUri,
    terminate: () => service.stop(),
    async stop() {
      await caller.close();
      return service.stop();
    },
  };
}

/** Starts the service; resolves once it can do its work. */
export async function startUsers(): Promise<RunningUsers> {
  const users = await launchUsers();
  await users.ready();
  return users;
}
