import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startUsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';

/** A reports service, a client of it over NATS, and a stand-in for the users service. */
export interface RunningReports extends LaunchedService {
  readonly client: RpcClient;
  readonly mongodbUri: string;
}

/** Starts the built service on a database of its own; resolves once it is ready. */
export async function startReports(): Promise<RunningReports> {
  const [mongodbUri, natsUrl] = [databaseName('reports'), requireEnv('NATS_URL')];
  const users = await startUsersStandIn(natsUrl);
  const settings = { MONGODB_URI: mongodbUri, NATS_URL: natsUrl, LOG_LEVEL: 'fatal' };
  const service = await launchService('reports', settings);
  await service.ready();
  const caller = await startPeer('reports-test', natsUrl);
  return {
    ...service,
    client: caller.get(RpcClient),
    mongodbUri,
    async stop() {
      await caller.close();
      const code = await service.stop();
      await users.stop();
      return code;
    },
  };
}
