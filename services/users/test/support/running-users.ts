import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';

const ADMIN_EMAIL = 'Admin@rotadas.example';

export interface RunningUsers extends LaunchedService {
  readonly client: RpcClient;
  readonly mongodbUri: string;
  /** Resolves to the exit code. */
  terminate(): Promise<number | null>;
}

/** Uses its own database. Does not wait for MongoDB. */
export async function launchUsers(mongodbServer?: string): Promise<RunningUsers> {
  const mongodbUri = databaseName('users', mongodbServer);
  const natsUrl = requireEnv('NATS_URL');
  const settings = {
    MONGODB_URI: mongodbUri,
    NATS_URL: natsUrl,
    REDIS_URL: requireEnv('REDIS_URL'),
    PERSONAL_DATA_KEY: 'a key that only these tests know, 123',
    ADMIN_EMAIL,
    LOG_LEVEL: 'error',
  };
  const service = await launchService('users', settings);
  const caller = await startPeer('users-test', natsUrl);
  return {
    ...service,
    client: caller.get(RpcClient),
    mongodbUri,
    terminate: () => service.stop(),
    async stop() {
      await caller.close();
      return service.stop();
    },
  };
}

export async function startUsers(): Promise<RunningUsers> {
  const users = await launchUsers();
  await users.ready();
  return users;
}
