import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { natsConnectionOptions } from '../nats/connection-options.js';
import { DrainingNatsServer } from '../nats/draining-nats-server.js';
import { endInTime } from './end-in-time.js';

/** The settings that every service behind the gateway has. */
export interface ServiceEnv {
  readonly NATS_URL: string;
  readonly HOST: string;
  readonly HEALTH_PORT: number;
}

/**
 * Starts a service: health over HTTP, its routes over NATS, an orderly end on SIGTERM and SIGINT
 * (stop taking requests, answer those under way, drain, close).
 */
export async function startService(options: {
  name: string;
  module: Type<unknown>;
  env: ServiceEnv;
}): Promise<NestFastifyApplication> {
  const { name, module, env } = options;
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), {
    bufferLogs: true,
    abortOnError: false,
  });
  const logger = app.get(Logger);
  app.useLogger(logger);
  app.connectMicroservice({
    strategy: new DrainingNatsServer(natsConnectionOptions(env.NATS_URL, name), name),
  });
  endInTime(logger);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.listen(env.HEALTH_PORT, env.HOST);
  await app.startAllMicroservices();
  logger.log(`${name} is up, health at ${await app.getUrl()}`);
  return app;
}
