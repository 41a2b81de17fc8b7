import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { Readiness } from '../health/readiness.js';
import { Metrics } from '../metrics/metrics.js';
import { natsConnectionOptions } from '../nats/nats-connection.js';
import { DrainingNatsServer } from '../nats/draining-nats-server.js';
import { endInTime, endOnUnhandledError } from './end-process.js';
import { waitForServers } from './wait-for-servers.js';

/** Servers that do not respond delay the first request by at most this. */
const SERVERS_LIMIT_MS = 3_000;

export interface ServiceEnv {
  readonly NATS_URL: string;
  readonly HOST: string;
  readonly HEALTH_PORT: number;
}

/**
 * Serves health over HTTP and RPCs over NATS; SIGTERM and SIGINT complete open requests first.
 * Resolves when it is ready, for which each server must have responded once: an instance with a
 * wrong address does not replace a working one. Servers that fail later do not change readiness,
 * since they fail for all instances.
 */
export async function startService(options: {
  name: string;
  module: DynamicModule | Type<unknown>;
  env: ServiceEnv;
}): Promise<NestFastifyApplication> {
  const { name, module, env } = options;
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    bufferLogs: true,
    abortOnError: false,
  });
  const logger = app.get(Logger);
  app.useLogger(logger);
  const server = new DrainingNatsServer(natsConnectionOptions(env.NATS_URL, name), name);
  app.connectMicroservice({ strategy: server });
  endInTime(logger);
  endOnUnhandledError(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.init();
  const metrics = app.get(Metrics, { strict: false });
  // A service receives requests from its first subscription on, so its servers come first.
  await waitForServers(metrics, AbortSignal.timeout(SERVERS_LIMIT_MS));
  const readiness = app.get(Readiness, { strict: false });
  readiness.require(server);
  await app.listen(env.HEALTH_PORT, env.HOST);
  await app.startAllMicroservices();
  metrics.addPing('nats', () => server.ping());
  await waitForServers(metrics, new AbortController().signal);
  readiness.completeStart();
  logger.log(`${name} is up, health at ${await app.getUrl()}`);
  return app;
}
