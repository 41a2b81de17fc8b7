import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';

/** Where JetStream keeps the events of one service until its consumers have them (design 4). */
export interface EventStream {
  readonly name: string;
  /** Subjects of events only: a question caught by a stream would be answered by JetStream. */
  readonly subjects: readonly string[];
  /** How long events are kept, days; `streamSettings` has the default. */
  readonly keptDays?: number;
}

/**
 * Something that happened and must not be lost: saved with the change, then kept in its stream for
 * whoever listens.
 */
export interface EventType<Payload extends z.ZodType = z.ZodType> {
  readonly stream: EventStream;
  readonly subject: string;
  readonly payload: Payload;
}

/** Declares an event. */
export function defineEvent<Payload extends z.ZodType>(event: EventType<Payload>): EventType<Payload> {
  return event;
}

/** What the event `E` carries. */
export type PayloadOf<E extends EventType> = z.output<E['payload']>;

/** An event as it lies in its stream. */
export const EventMessage = z.object({
  /** The same when the event arrives a second time. */
  id: z.uuid(),
  /** When the change was saved, ms. */
  at: EpochMs,
  payload: z.unknown(),
});
export type EventMessage = z.infer<typeof EventMessage>;
