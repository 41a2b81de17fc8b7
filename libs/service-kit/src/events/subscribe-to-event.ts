import type { z } from 'zod';
import { EventMessage, type EventType } from '@rotadas/contracts/protocol/event';
import type { NatsSubscriber, Unsubscribe } from '../nats/nats-subscriber.js';

/** Receives an event in every instance, without JetStream: one that is lost is not repeated. */
export function subscribeToEvent<Payload extends z.ZodType>(
  subscriber: Pick<NatsSubscriber, 'subscribe'>,
  { subject, payload }: EventType<Payload>,
  receive: (payload: z.output<Payload>) => void,
): Promise<Unsubscribe> {
  return subscriber.subscribe(subject, EventMessage, (message) => receive(payload.parse(message.payload)));
}
