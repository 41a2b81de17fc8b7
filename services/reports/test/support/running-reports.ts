import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { launchService, type LaunchedService } from '@rotadas/test-kit/launch-service';
import { setting, databaseName } from '@rotadas/test-kit/setting';
import { type StoredRecord, withCollection } from '@rotadas/test-kit/connections';
import type { Collection } from 'mongoose';

export interface Addresses {
  readonly mongodb: string;
  readonly nats: string;
}

/** A reports service, a client of it over NATS, and a stand-in for the users service. */
export interface RunningReports extends LaunchedService {
  readonly client: RpcClient;
  readonly users: UsersStandIn;
  readonly addresses: Addresses;
}

/**
 * Starts the built service on a database of its own; resolves once it is alive, whether or not
 * MongoDB is available.
 */
export async function launchReports(servers: Partial<Addresses> = {}): Promise<RunningReports> {
  const mongodb = databaseName('reports', servers.mongodb);
  const addresses = { mongodb, nats: servers.nats ?? setting('NATS_URL') };
  const users = await startUsersStandIn(addresses.nats);
  const settings = { MONGODB_URI: mongodb, NATS_URL: addresses.nats, LOG_LEVEL: 'fatal' };
  const service = await launchService('reports', settings);
  const caller = await startPeer('reports-test', addresses.nats);
  return {
    ...service,
    client: caller.get(RpcClient),
    users,
    addresses,
    async stop() {
      await caller.close();
      const code = await service.stop();
      await users.stop();
      return code;
    },
  };
}

/** Starts the service; resolves once it is ready. */
export async function startReports(servers: Partial<Addresses> = {}): Promise<RunningReports> {
  const reports = await launchReports(servers);
  await reports.ready();
  return reports;
}

/** Accesses the reports in the database directly. */
export function withReports<Result>(
  uri: string,
  work: (reports: Collection<StoredRecord>) => Promise<Result>,
): Promise<Result> {
  return withCollection(uri, 'reports', work);
}
