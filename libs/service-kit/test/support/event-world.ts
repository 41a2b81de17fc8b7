import type { INestApplicationContext, Type } from '@nestjs/common';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { EventStreams } from '../../src/events/event-streams.js';
import { startPeer } from '../../src/testing/start-peer.js';

/** An instance of the service `name` that handles events. */
export function aService(name: string, ...controllers: Type<unknown>[]): Promise<INestApplicationContext> {
  return startPeer(name, requireEnv('NATS_URL'), ...controllers);
}

export function getStreams(service: INestApplicationContext): EventStreams {
  return service.get(EventStreams);
}
