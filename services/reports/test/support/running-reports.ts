import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { NatsClientModule } from '@rotadas/service-kit/nats/nats-client.module';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { freePort } from '../../../../tools/start/src/processes/free-port.ts';
import { eventually } from './eventually.js';
import { setting } from './setting.js';
import { startUsersStandIn, type UsersStandIn } from './users-stand-in.js';

const MAIN = resolve('dist/main.js');

/** Where the service under test finds its servers. */
export interface Addresses {
  readonly mongodb: string;
  readonly nats: string;
}

/** A reports service in a process of its own, a caller of it over the real wire, and a stand-in for the users service. */
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

/** Starts the built service on a database of its own; resolves once it is alive, whether or not MongoDB is there. */
export async function startReports(servers: Partial<Addresses> = {}): Promise<RunningReports> {
  const mongodb = new URL(servers.mongodb ?? setting('MONGODB_URI'));
  mongodb.pathname = `/reports-test-${randomUUID()}`;
  const addresses = { mongodb: mongodb.href, nats: servers.nats ?? setting('NATS_URL') };
  const users = await startUsersStandIn(addresses.nats);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let service = launch(addresses, port);

  @Module({ imports: [NatsClientModule.forRoot({ url: addresses.nats, name: 'reports-test' })] })
  class CallerModule {}

  const caller = await NestFactory.createApplicationContext(CallerModule, { logger: false });
  const alive = () => eventually('reports is alive', async () => (await fetch(`${url}/healthz`)).ok);
  await alive();
  return {
    client: caller.get(RouteClient),
    users,
    addresses,
    url,
    crash: () => end(service, 'SIGKILL'),
    async restart() {
      service = launch(addresses, port);
      await alive();
    },
    async stop() {
      await caller.close();
      await end(service, 'SIGTERM');
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

function launch({ mongodb, nats }: Addresses, port: number): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: { MONGODB_URI: mongodb, NATS_URL: nats, HEALTH_PORT: String(port), LOG_LEVEL: 'fatal' },
    stdio: 'inherit',
  });
}

async function end(service: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  const ended = once(service, 'exit');
  service.kill(signal);
  await ended;
}
