import type { INestApplicationContext, Type } from '@nestjs/common';
import { setting } from '@rotadas/test-kit/setting';
import { EventStreams } from '../../src/events/event-streams.js';
import { startPeer } from '../../src/testing/start-peer.js';

/** An instance of the service `name` that handles events. */
export function aService(name: string, ...controllers: Type<unknown>[]): Promise<INestApplicationContext> {
  return startPeer(name, setting('NATS_URL'), ...controllers);
}

export function getStreams(service: INestApplicationContext): EventStreams {
  return service.get(EventStreams);
}
