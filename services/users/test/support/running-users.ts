import { spawn } from 'node:child_process';
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

/** Starts the built service on a database of its own; resolves once it is alive, whether or not MongoDB is there. */
export async function startUsers(mongodbServer = setting('MONGODB_URI')): Promise<RunningUsers> {
  const mongodb = new URL(mongodbServer);
  mongodb.pathname = `/users-test-${randomUUID()}`;
  const url = `http://127.0.0.1:${await freePort()}`;
  const service = spawn(process.execPath, [MAIN], {
    env: {
      MONGODB_URI: mongodb.href,
      NATS_URL: setting('NATS_URL'),
      ADMIN_EMAIL,
      HEALTH_PORT: new URL(url).port,
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });

  const ended = once(service, 'exit').then(() => service.exitCode);

  @Module({ imports: [NatsClientModule.forRoot({ url: setting('NATS_URL'), name: 'users-test' })] })
  class CallerModule {}

  const caller = await NestFactory.createApplicationContext(CallerModule, { logger: false });
  await eventually('users is alive', async () => (await fetch(`${url}/healthz`)).ok);
  return {
    client: caller.get(RouteClient),
    url,
    mongodbUri: mongodb.href,
    terminate: () => void service.kill('SIGTERM'),
    ended,
    async stop() {
      await caller.close();
      if (!service.killed) service.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the service and waits until it can do its work. */
export async function startReadyUsers(): Promise<RunningUsers> {
  const users = await startUsers();
  await eventually('users is ready', async () => (await fetch(`${users.url}/readyz`)).ok);
  return users;
}
