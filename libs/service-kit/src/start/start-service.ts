import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { isReady, ReadinessService } from '../health/readiness.service.js';
import { natsConnectionOptions } from '../nats/nats-connection.js';
import { DrainingNatsServer } from '../nats/draining-nats-server.js';
import { endInTime, endOnUnhandledError } from './end-process.js';
import { sleep } from '../time/backoff.js';

/** Maximum wait for dependencies at start, ms. */
const READY_LIMIT_MS = 3_000;

export interface ServiceEnv {
  readonly NATS_URL: string;
  readonly HOST: string;
  readonly HEALTH_PORT: number;
}

/** Serves health over HTTP and RPCs over NATS; SIGTERM and SIGINT complete open requests first. */
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
  const readiness = app.get(ReadinessService, { strict: false });
  await readyOrLate(readiness);
  readiness.add('requests', () => server.ping());
  await app.listen(env.HEALTH_PORT, env.HOST);
  await app.startAllMicroservices();
  logger.log(`${name} is up, health at ${await app.getUrl()}`);
  return app;
}

/** A service receives requests from its first subscription on, so its dependencies come first. */
async function readyOrLate(service: ReadinessService): Promise<void> {
  const late = AbortSignal.timeout(READY_LIMIT_MS);
  while (!late.aborted && !isReady(await service.readiness())) await sleep(50, late);
}
