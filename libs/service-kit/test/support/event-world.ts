import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventStreams } from '../../src/events/event-streams.js';
import { NatsClientModule } from '../../src/nats/nats-client.module.js';
import { setting } from './setting.js';

/** A process of the service `name` with these controllers, as far as events go. */
export async function aService(
  name: string,
  ...controllers: Type<unknown>[]
): Promise<INestApplicationContext> {
  @Module({ imports: [NatsClientModule.forRoot({ url: setting('NATS_URL'), name })], controllers })
  class ServiceModule {}

  return NestFactory.createApplicationContext(ServiceModule, { logger: false });
}

/** Its way to JetStream. */
export function streamsOf(service: INestApplicationContext): EventStreams {
  return service.get(EventStreams);
}
