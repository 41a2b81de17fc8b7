import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { launchService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';

export interface Addresses {
  readonly mongodb: string;
  readonly nats: string;
  /** URL of OSRM, if any. */
  readonly routing?: string;
}

export type RunningMatching = Awaited<ReturnType<typeof startReplica>>;

/** Starts the built service on its own database; resolves once it is ready. */
export function startMatching(servers: Partial<Addresses> = {}): Promise<RunningMatching> {
  return startReplica({ nats: requireEnv('NATS_URL'), ...servers, mongodb: databaseName('matching') });
}

/** Starts another instance on the same database. */
export async function startReplica(addresses: Addresses) {
  const { mongodb, nats, routing } = addresses;
  const routed = routing === undefined ? {} : { ROUTING_URL: routing };
  const settings = { MONGODB_URI: mongodb, NATS_URL: nats, LOG_LEVEL: 'fatal', ...routed };
  const service = await launchService('matching', settings);
  const caller = await startPeer('matching-test', nats);
  await service.ready();
  return {
    ...service,
    client: caller.get(RpcClient),
    addresses,
    async stop() {
      await caller.close();
      return service.stop();
    },
  };
}
