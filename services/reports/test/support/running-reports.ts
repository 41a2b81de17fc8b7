import { resolve } from 'node:path';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { launchUntil } from '@rotadas/test-kit/service-process';
import { setting } from '@rotadas/test-kit/setting';
import { startUsersStandIn, type UsersStandIn } from './users-stand-in.js';

const MAIN = resolve('dist/main.js');

/** Where the service under test finds its servers. */
export interface Addresses {
  readonly mongodb: string;
  readonly nats: string;
}

/**
 * A reports service in a process of its own, a caller of it over the real wire, and a stand-in for
 * the users service.
 */
export interface RunningReports {
  readonly client: RouteClient;
  readonly users: UsersStandIn;
  readonly addresses: Addresses;
  /** Where its health is asked. */
  readonly url: string;
  /** Ends the service at once, as a crash does. */
  crash(): Promise<void>;
  /** Starts the service again after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built service on a database of its own; resolves once it is alive, whether or not
 * MongoDB is there.
 */
export async function startReports(servers: Partial<Addresses> = {}): Promise<RunningReports> {
  const mongodb = databaseOf('reports', servers.mongodb);
  const addresses = { mongodb, nats: servers.nats ?? setting('NATS_URL') };
  const users = await startUsersStandIn(addresses.nats);
  const env = { MONGODB_URI: mongodb, NATS_URL: addresses.nats, LOG_LEVEL: 'fatal' };
  let service = await launchUntil('/healthz', MAIN, env);
  const { url } = service;
  const caller = await startPeer('reports-test', addresses.nats);
  return {
    client: caller.get(RouteClient),
    users,
    addresses,
    url,
    crash: () => service.kill(),
    async restart() {
      service = await launchUntil('/healthz', MAIN, env, url);
    },
    async stop() {
      await caller.close();
      await service.stop();
      await users.stop();
    },
  };
}

/** Starts the service and waits until it can do its work. */
export async function startReadyReports(servers: Partial<Addresses> = {}): Promise<RunningReports> {
  const reports = await startReports(servers);
  await ready(reports);
  return reports;
}

/** Waits until the service can do its work. */
export async function ready({ url }: RunningReports): Promise<void> {
  await eventually('reports is ready', async () => (await fetch(`${url}/readyz`)).ok);
}
