import { DEAD_LETTERS, deadLetterSubject } from '../routing/dead-letters.js';
import type { EventType } from '../routing/event.js';
import { ALL_EVENTS } from './all-events.js';
import { ALL_ROUTES } from './all-routes.js';
import { inboxPrefix } from './nats-address.js';
import { SERVICE_ACCESS } from './service-access.js';
import type { Service } from '../primitives/services.js';

/** The subjects that a user of NATS may publish on and subscribe to. */
export interface NatsPermissions {
  readonly publish: readonly string[];
  /** A subject, or a subject and after a space the queue group in which alone it may be taken. */
  readonly subscribe: readonly string[];
}

/** The name of the durable consumer with which all copies of a service share an event. */
export function durableOf(service: string, { subject }: EventType): string {
  return `${service}-${subject.replaceAll('.', '-')}`;
}

/**
 * What a service may do over NATS: ask what it asks, answer the questions that begin with its name
 * (replies are allowed by NATS itself, once for each question), publish its own events, and take
 * what it consumes. The streams are made for it: who may make one could let it catch anything.
 */
export function natsPermissions(service: Service): NatsPermissions {
  const { asks, tells = [], hears = [], consumes = [] } = SERVICE_ACCESS[service];
  const own = ALL_EVENTS.filter(({ stream }) => stream.name === service);
  const streams = new Set([...own, ...consumes].map(({ stream }) => stream.name));
  if (consumes.length > 0) streams.add(DEAD_LETTERS.name);
  const answered = ALL_ROUTES.filter(({ subject }) => subject.startsWith(`${service}.`));
  return {
    publish: [
      ...asks.map(({ subject }) => subject),
      ...tells,
      ...own.map(({ subject }) => subject),
      ...[...streams].map((name) => `$JS.API.STREAM.INFO.${name}`),
      ...consumes.flatMap((event) => consumerSubjects(service, event)),
    ],
    subscribe: [
      `${inboxPrefix(service)}.>`,
      ...answered.map(({ subject }) => `${subject} ${service}`),
      ...hears,
    ],
  };
}

function consumerSubjects(service: Service, event: EventType): string[] {
  const consumer = `${event.stream.name}.${durableOf(service, event)}`;
  return [
    deadLetterSubject(service, event),
    `$JS.API.CONSUMER.CREATE.${consumer}.${event.subject}`,
    `$JS.API.CONSUMER.INFO.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
    `$JS.ACK.${consumer}.>`,
  ];
}
