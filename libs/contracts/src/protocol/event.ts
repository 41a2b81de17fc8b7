import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';

export interface EventStream {
  readonly name: string;
  /** Must match subjects of events only, since JetStream would reply to requests. */
  readonly subjects: readonly string[];
  /** Retention in days; defaults to that of `streamSettings`. */
  readonly keptDays?: number;
}

/** Saved with its change, then kept in its stream within the limits of `streamSettings`. */
export interface EventType<Payload extends z.ZodType = z.ZodType> {
  readonly stream: EventStream;
  readonly subject: string;
  readonly payload: Payload;
}

export function defineEvent<Payload extends z.ZodType>(event: EventType<Payload>): EventType<Payload> {
  return event;
}

export type PayloadOf<E extends EventType> = z.output<E['payload']>;

export const EventMessage = z.object({
  /** A repeated delivery has the same ID. */
  id: z.uuid(),
  /** When the change was saved, epoch ms. */
  at: EpochMs,
  payload: z.unknown(),
});
export type EventMessage = z.infer<typeof EventMessage>;
