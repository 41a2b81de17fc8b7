import type { z } from 'zod';

/** Something that happened, told to whoever listens, after it was saved. */
export interface EventType<Payload extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly payload: Payload;
}

/** Declares an event. */
export function defineEvent<Payload extends z.ZodType>(event: EventType<Payload>): EventType<Payload> {
  return event;
}

/** What the event `E` carries. */
export type PayloadOf<E extends EventType> = z.output<E['payload']>;
