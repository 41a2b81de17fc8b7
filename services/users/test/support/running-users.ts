import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { databaseName } from '@rotadas/test-kit/database-name';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { setting } from '@rotadas/test-kit/setting';

/** The e-mail address of the admin. */
const ADMIN_EMAIL = 'Admin@rotadas.example';

/** A users service, and a client of it over NATS. */
export interface RunningUsers extends LaunchedService {
  readonly client: RouteClient;
  /** Its own database. */
  readonly mongodbUri: string;
  /** Sends SIGTERM to the service, not to its client, and resolves to the exit code. */
  terminate(): Promise<number | null>;
}

/**
 * Starts the built service on a database of its own; resolves once it is alive, whether or not
 * MongoDB is available.
 */
export async function launchUsers(mongodbServer?: string): Promise<RunningUsers> {
  const mongodbUri = databaseName('users', mongodbServer);
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

/** Starts the service; resolves once it is ready. */
export async function startUsers(): Promise<RunningUsers> {
  const users = await launchUsers();
  await users.ready();
  return users;
}
