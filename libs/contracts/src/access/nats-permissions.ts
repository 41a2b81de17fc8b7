import { DEAD_LETTERS, deadLetterSubject } from '../protocol/dead-letters.js';
import type { EventStream, EventType } from '../protocol/event.js';
import { ALL_EVENTS, ALL_STREAMS } from './all-events.js';
import { ALL_RPCS } from './all-rpcs.js';
import { inboxPrefix } from './nats-address.js';
import { SERVICE_ACCESS } from './service-access.js';
import type { ServiceName } from '../primitives/service-name.js';

export interface NatsPermissions {
  readonly publish: readonly string[];
  /** A subject; a queue group after a space restricts the subscription to that group. */
  readonly subscribe: readonly string[];
}

/** The durable consumer that all instances of `service` share for an event. */
export function toDurableName(service: string, { subject }: EventType): string {
  return `${service}-${subject.replaceAll('.', '-')}`;
}

/**
 * What `service` may do: call RPCs, handle those that begin with its name, publish its events
 * and consume those of others. It cannot create streams, which could capture any subject.
 */
export function natsPermissions(service: ServiceName): NatsPermissions {
  const {
    calls,
    publishes = [],
    subscribes = [],
    consumes = [],
    erasesEvents = false,
  } = SERVICE_ACCESS[service];
  const own = ALL_EVENTS.filter(({ stream }) => stream.name === service);
  const streams = new Set([...own, ...consumes].map(({ stream }) => stream.name));
  if (consumes.length > 0) streams.add(DEAD_LETTERS.name);
  const handled = ALL_RPCS.filter(({ subject }) => subject.startsWith(`${service}.`));
  return {
    publish: [
      ...calls.map(({ subject }) => subject),
      ...publishes,
      ...own.map(({ subject }) => subject),
      ...[...streams].map((name) => `$JS.API.STREAM.INFO.${name}`),
      ...consumes.flatMap((event) => consumerSubjects(service, event)),
      ...(erasesEvents ? ALL_STREAMS.flatMap(erasureSubjects) : []),
    ],
    subscribe: [
      `${inboxPrefix(service)}.>`,
      ...handled.map(({ subject }) => `${subject} ${service}`),
      ...subscribes,
    ],
  };
}

function erasureSubjects({ name }: EventStream): string[] {
  return [`$JS.API.STREAM.MSG.GET.${name}`, `$JS.API.STREAM.MSG.DELETE.${name}`];
}

function consumerSubjects(service: ServiceName, event: EventType): string[] {
  const consumer = `${event.stream.name}.${toDurableName(service, event)}`;
  return [
    deadLetterSubject(service, event),
    `$JS.API.CONSUMER.CREATE.${consumer}.${event.subject}`,
    `$JS.API.CONSUMER.INFO.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
    `$JS.ACK.${consumer}.>`,
  ];
}
