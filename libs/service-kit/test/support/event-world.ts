import type { INestApplicationContext, Type } from '@nestjs/common';
import { setting } from '@rotadas/test-kit/setting';
import { EventStreams } from '../../src/events/event-streams.js';
import { startPeer } from '../../src/testing/start-peer.js';

/** A process of the service `name` with these controllers, as far as events go. */
export function aService(name: string, ...controllers: Type<unknown>[]): Promise<INestApplicationContext> {
  return startPeer(name, setting('NATS_URL'), ...controllers);
}

/** Its way to JetStream. */
export function streamsOf(service: INestApplicationContext): EventStreams {
  return service.get(EventStreams);
}
