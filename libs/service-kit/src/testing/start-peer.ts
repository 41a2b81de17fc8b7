import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventsModule } from '../events/events.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { NatsClientModule } from '../nats/nats-client.module.js';

/** Starts a peer of the tested service, which calls it and handles events over NATS. */
export async function startPeer(
  name: string,
  natsUrl: string,
  ...controllers: Type<unknown>[]
): Promise<INestApplicationContext> {
  @Module({
    imports: [
      MetricsModule.forRoot({ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1' }),
      NatsClientModule.forRoot({ url: natsUrl, name }),
      EventsModule.forRoot({ name }),
    ],
    controllers,
  })
  class PeerModule {}

  return NestFactory.createApplicationContext(PeerModule, { logger: false });
}
